import type { PersonRecord } from '@trio/contracts/people';
import { boardSettingsPath, pages, schoolPath } from '@trio/contracts/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useServerChange } from '../../../lib/api/query.ts';
import { useDateTime, useDay } from '../../../lib/language/use-date-time.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { withdrawEmail } from '../api.ts';
import { PersonStates } from './person-states.tsx';
import style from './people.module.css';

interface PersonFactsProps {
  person: PersonRecord;
  onDone: (text: string) => void;
}

export function PersonFacts({ person, onDone }: PersonFactsProps) {
  const t = useText('people');
  const dayOf = useDay();
  const timeOf = useDateTime();
  const { school, role, lockedUntil, links, lastLogIn, deletionRequested } = person;
  // Of a student’s log-in only the day is kept.
  const logIn = lastLogIn && (role === 'student' ? dayOf(lastLogIn) : timeOf(lastLogIn));
  return (
    <>
      <section className={style.part}>
        <h3>{t('people.account')}</h3>
        <p className={style.facts}>
          <span>{t(`people.kind.${person.kind}`)}</span>
          {person.board && (
            <Link className={style.school} to={boardSettingsPath(person.board._id)}>
              {person.board.name}
            </Link>
          )}
          {school && (
            <Link className={style.school} to={schoolPath(school._id)}>
              {school.name}
            </Link>
          )}
        </p>
        <PersonStates states={person.states} />
        {deletionRequested !== null && (
          <Note>
            <p>{t('people.deletion', { date: dayOf(deletionRequested) })}</p>
          </Note>
        )}
        <dl className={style.list}>
          <Fact label={t('people.email')}>{person.email || t('people.noEmail')}</Fact>
          {person.username !== null && <Fact label={t('people.username')}>{person.username}</Fact>}
          {person.classes !== null && <Fact label={t('people.classes')}>{person.classes}</Fact>}
          <Fact label={t('people.created')}>{dayOf(person.created)}</Fact>
          <Fact label={t('people.lastLogIn')}>{logIn ?? t('people.noLogIn')}</Fact>
        </dl>
        {person.secondFactor !== undefined && <p>{t('people.factorSet')}</p>}
        {person.isSingleSignOn && <p>{t('people.singleSignOn')}</p>}
        <PendingEmail person={person} onDone={onDone} />
        <p className={style.ways}>
          {role === 'student' && school && (
            <Link to={`${schoolPath(school._id)}?student=${person._id}`}>
              {t('people.studentPage')}
            </Link>
          )}
          <Link to={`${pages.audit.path}?person=${person._id}`}>{t('people.log')}</Link>
        </p>
      </section>
      <section className={style.part}>
        <h3>{t('people.logIn')}</h3>
        <p>
          {lockedUntil === null
            ? t('people.notLocked')
            : t('people.locked', { time: timeOf(lockedUntil) })}
        </p>
      </section>
      <section className={style.part}>
        <h3>{t('people.links')}</h3>
        {links.length === 0 && <p className={style.quiet}>{t('people.noLinks')}</p>}
        {links.length > 0 && (
          <ul className={style.links}>
            {links.map((link) => (
              <li key={`${link.purpose} ${link.sent}`}>
                <strong>{t(`people.link.${link.purpose}`)}</strong>
                <span>
                  {t('people.linkTimes', {
                    sent: timeOf(link.sent),
                    expires: timeOf(link.expires),
                  })}
                </span>
                {link.mail !== null && <span>{t(`people.mail.${link.mail}`)}</span>}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PendingEmail({ person, onDone }: PersonFactsProps) {
  const t = useText('people');
  const e = useErrorText();
  const withdrawal = useServerChange({
    mutationFn: () => withdrawEmail(person),
    onSuccess: () => onDone(t('people.withdrawDone')),
  });
  if (person.pendingEmail === null) return null;
  return (
    <Note>
      <p>{t('people.pendingEmail', { email: person.pendingEmail })}</p>
      {withdrawal.problem !== null && <ErrorNotice>{e(withdrawal.problem)}</ErrorNotice>}
      <Button look="quiet" isBusy={withdrawal.isPending} onClick={() => withdrawal.run()}>
        {t('people.withdraw')}
      </Button>
    </Note>
  );
}
