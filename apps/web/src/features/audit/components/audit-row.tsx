import type { AuditEntry } from '@trio/contracts/audit';
import { boardSettingsPath, schoolPath } from '@trio/contracts/pages';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useDeck } from '../../../lib/deck/deck.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useTime } from '../../../lib/language/use-date-time.ts';
import { useAccount } from '../../../lib/session/session.ts';
import type { AuditView } from '../api.ts';
import { cardChanges, isAboutStudent, queryStringOf } from '../model.ts';
import { useEntryDetails } from './entry-details.ts';
import style from './audit-page.module.css';

interface AuditRowProps {
  entry: AuditEntry;
  view: AuditView;
}

export function AuditRow({ entry, view }: AuditRowProps) {
  const t = useText('audit');
  const { role } = useAccount();
  const timeOf = useTime();
  const textOf = useEntryText();
  const detailsOf = useEntryDetails();
  const details = detailsOf(entry);
  const { excludedCards } = entry.details;
  const cards = Array.isArray(excludedCards) ? excludedCards : null;
  return (
    <li className={style.row}>
      <time className={style.time} dateTime={entry.isDayOnly ? entry.at.slice(0, 10) : entry.at}>
        {entry.isDayOnly ? t('audit.dayOnly') : timeOf(entry.at)}
      </time>
      <div className={style.words}>
        <p className={style.sentence}>{textOf(entry)}</p>
        {(details.length > 0 || cards !== null) && (
          <ul className={style.details}>
            {cards !== null && (
              <Suspense fallback={<li>{t('audit.setting.excludedCards')}</li>}>
                <ExcludedCards change={cards} />
              </Suspense>
            )}
            {details.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <AuditPeople entry={entry} view={view} />
        {role === 'admin' && <AuditSchool entry={entry} view={view} />}
      </div>
    </li>
  );
}

interface AuditPartProps {
  entry: AuditEntry;
  view: AuditView;
}

function AuditSchool({ entry: { school, board, action }, view }: AuditPartProps) {
  const t = useText('audit');
  if (board) {
    const { id, name, isDeleted } = board;
    return (
      <p className={style.school}>
        {isDeleted ? (
          <span>{t('audit.deletedBoard', { board: name })}</span>
        ) : (
          <Link to={boardSettingsPath(id)}>{name}</Link>
        )}
      </p>
    );
  }
  if (school === null) {
    // A card without a school is in every deck.
    if (!action.startsWith('card-')) return null;
    return <p className={style.school}>{t('audit.everySchool')}</p>;
  }
  const { id, name, isDeleted } = school;
  return (
    <p className={style.school}>
      {isDeleted ? (
        <span>{t('audit.deletedSchool', { school: name })}</span>
      ) : (
        <Link to={schoolPath(id)}>{name}</Link>
      )}
      {view.schoolId !== id && (
        <Link
          className={style.only}
          to={queryStringOf({ ...view, schoolId: id, page: 1 })}
          aria-label={t('audit.onlyOf', { school: name })}
          title={t('audit.only')}
        >
          <Funnel />
        </Link>
      )}
    </p>
  );
}

/** Links to everything that concerns one of the entry's people. */
function AuditPeople({ entry: { actor, subject }, view }: AuditPartProps) {
  const t = useText('audit');
  const people = [actor, subject?._id === actor?._id ? null : subject].filter(
    (each) => each?.name && each._id !== view.person,
  );
  if (people.length === 0) return null;
  return (
    <p className={style.people}>
      {people.map((each) => (
        <Link
          key={each?._id}
          className={style.person}
          to={queryStringOf({ ...view, person: each?._id ?? null, page: 1 })}
          aria-label={t('audit.onlyAbout', { person: each?.name ?? '' })}
        >
          <Funnel />
          {each?.name}
        </Link>
      ))}
    </p>
  );
}

const Funnel = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    <path d="M2.500 3.500h13L10.500 9.500v4.500l-3 1.500v-6Z" />
  </svg>
);

interface ExcludedCardsProps {
  change: readonly string[];
}

function ExcludedCards({ change }: ExcludedCardsProps) {
  const t = useText('audit');
  const deck = useDeck();
  const { excluded, included } = cardChanges(change);
  // Not separated by commas: a title may contain one.
  const titles = (names: readonly string[]) =>
    names.map((name) => deck.find(({ key }) => key === name)?.title ?? name).join(' · ');
  return (
    <>
      {excluded.length > 0 && <li>{t('audit.cardsOut', { cards: titles(excluded) })}</li>}
      {included.length > 0 && <li>{t('audit.cardsBack', { cards: titles(included) })}</li>}
    </>
  );
}

function useEntryText(): (entry: AuditEntry) => string {
  const t = useText('audit');

  const actorOf = ({ actor, action }: AuditEntry) => {
    if (actor === null) {
      return t(action === 'log-in-failed' ? 'audit.unknownAddress' : 'audit.command');
    }
    if (actor._id === null) return t('audit.hiddenStudent');
    return actor.name ?? t(actor.role === 'student' ? 'audit.deletedStudent' : 'audit.someone');
  };
  const subjectOf = ({ action, subject, details }: AuditEntry) => {
    if (subject?.name) return subject.name;
    // The name of a class.
    const { name } = details;
    if (typeof name === 'string' && name !== '') return name;
    return t(isAboutStudent(action) ? 'audit.deletedStudent' : 'audit.deletedPerson');
  };

  return (entry) =>
    t(`audit.did.${entry.action}`, { actor: actorOf(entry), subject: subjectOf(entry) });
}
