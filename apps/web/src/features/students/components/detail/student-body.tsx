import { preparationPath } from '@trio/contracts/pages';
import { Suspense, useState } from 'react';
import { useServerChange } from '../../../../lib/api/query.ts';
import { useLanguage } from '../../../../lib/language/language.ts';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { profileTab } from '../../../../lib/profile/profile-addresses.ts';
import { abilitiesOf } from '../../../../lib/session/abilities.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { Switch } from '../../../../ui/switch/switch.tsx';
import { confirmEmailOf, setDisabled, type StudentDetail } from '../../api.ts';
import { fullName, hasProfile } from '../../model.ts';
import type { HelpKind } from '../help/help-modal.tsx';
import { DataFile } from './data-file.tsx';
import { HelpNotes } from '../help/help-notes.tsx';
import { SavedCareers } from './saved-careers.tsx';
import { StudentClasses } from './student-classes.tsx';
import { SortEntry } from './sort-entry.tsx';
import style from './student-modal.module.css';

interface StudentBodyProps {
  student: StudentDetail;
  onChanged: () => Promise<void>;
  onDelete: () => void;
  onMerge: () => void;
  onHelp: (kind: HelpKind) => void;
}

export function StudentBody(props: StudentBodyProps) {
  const { student, onChanged, onDelete, onMerge, onHelp } = props;
  const t = useText('students');
  const dateOf = useDate();
  const { managesSchool } = abilitiesOf(useAccount());
  const { deletionRequested, underWay, sorts, savedCareers, classes } = student;
  return (
    <>
      {deletionRequested !== null && (
        <Note>
          <p>
            {t('detail.deletionRequested', {
              name: fullName(student),
              date: dateOf(deletionRequested),
            })}
          </p>
        </Note>
      )}
      {student.isEmailUnconfirmed && <UnconfirmedNote student={student} onChanged={onChanged} />}
      {underWay && (
        <p className={style.underWay}>
          <progress
            value={underWay.answered}
            max={Math.max(1, underWay.cards)}
            aria-hidden="true"
          />
          {t('detail.underWay', {
            answered: underWay.answered,
            cards: underWay.cards,
            date: dateOf(underWay.created),
          })}
        </p>
      )}
      <AccountActions
        student={student}
        onChanged={onChanged}
        onDelete={onDelete}
        onMerge={onMerge}
        onHelp={onHelp}
      />
      {managesSchool && <DataFile student={student} />}
      <HelpNotes student={student} onChanged={onChanged} />
      {sorts.length === 0 ? (
        <p className={style.quiet}>{t('detail.noSorts')}</p>
      ) : (
        <section className={style.sorts} aria-labelledby="sorts-heading">
          <h3 id="sorts-heading">{t('detail.sorts', { count: sorts.length })}</h3>
          <ol className={style.timeline}>
            {sorts.map((sort, at) => (
              <SortEntry
                key={sort.id}
                sort={sort}
                before={sorts[at + 1] ?? null}
                isLatest={at === 0}
              />
            ))}
          </ol>
        </section>
      )}
      {classes.length > 0 && <StudentClasses classes={classes} />}
      {savedCareers.length > 0 && (
        <Suspense>
          <SavedCareers saved={savedCareers} />
        </Suspense>
      )}
    </>
  );
}

function AccountActions({ student, onChanged, onDelete, onMerge, onHelp }: StudentBodyProps) {
  const t = useText('students');
  const a = useText('access');
  const e = useErrorText();
  const s = useText('shell');
  const language = useLanguage();
  const [notice, setNotice] = useState<string | null>(null);
  const name = fullName(student);
  const account = useAccount();
  const { role } = account;
  const { managesStudents, deletesStudents } = abilitiesOf(account);

  const toggle = useServerChange({
    mutationFn: (isEnabled: boolean) => setDisabled(student._id, !isEnabled),
    onSuccess: async (_, isEnabled) => {
      countEvent(isEnabled ? 'student-enable' : 'student-disable');
      await onChanged();
      setNotice(t(isEnabled ? 'list.enabledAgain' : 'list.disabled', { name }));
    },
  });

  return (
    <div className={style.account}>
      <div className={style.actions}>
        {hasProfile(student) && !student.isProfileAwaited && (
          <ButtonLink
            to={profileTab(language, student._id)}
            target="_blank"
            rel="noopener"
            onClick={() => countEvent('student-download')}
          >
            {t('detail.profile')} <span className="visually-hidden">{s('footer.newTab')}</span>
          </ButtonLink>
        )}
        {role === 'school' && (
          <ButtonLink look="quiet" to={preparationPath(student._id)}>
            {t('detail.prepare')}
          </ButtonLink>
        )}
        {!student.disabled && !student.isSingleSignOn && (
          <Button look="quiet" onClick={() => onHelp('password')}>
            {a('access.password')}
          </Button>
        )}
        {!student.disabled && (
          <Button look="quiet" onClick={() => onHelp('email')}>
            {a(student.email === '' ? 'access.addEmail' : 'access.email')}
          </Button>
        )}
        {managesStudents && (
          <Button look="quiet" onClick={onMerge}>
            {t('detail.merge')}
          </Button>
        )}
        {deletesStudents && (
          <Button look="quiet" onClick={onDelete}>
            {t('detail.delete')}
          </Button>
        )}
        {managesStudents && (
          <span className={style.enabled}>
            <Switch
              label={t('list.enabledOf', { name })}
              isOn={!student.disabled}
              isBusy={toggle.isPending}
              onChange={toggle.run}
            />
            <span aria-hidden="true">{t('detail.enabled')}</span>
          </span>
        )}
      </div>
      {toggle.problem !== null && (
        <ErrorNotice>
          {t('list.toggleFailed', { name })} {e(toggle.problem)}
        </ErrorNotice>
      )}
      <p className="visually-hidden" role="status">
        {notice}
      </p>
    </div>
  );
}

interface UnconfirmedNoteProps {
  student: StudentDetail;
  onChanged: () => Promise<void>;
}

function UnconfirmedNote({ student, onChanged }: UnconfirmedNoteProps) {
  const t = useText('students');
  const e = useErrorText();
  const confirmation = useServerChange({
    mutationFn: () => confirmEmailOf(student._id),
    onSuccess: onChanged,
  });
  return (
    <Note>
      <p>{t('detail.unconfirmed', { name: fullName(student) })}</p>
      <Button look="quiet" isBusy={confirmation.isPending} onClick={() => confirmation.run()}>
        {t('detail.confirmEmail')}
      </Button>
      {confirmation.problem !== null && <ErrorNotice>{e(confirmation.problem)}</ErrorNotice>}
    </Note>
  );
}
