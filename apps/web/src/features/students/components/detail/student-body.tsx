import { useDate } from '../../../../lib/language/use-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Note } from '../../../../ui/note.tsx';
import type { StudentDetail } from '../../api/students.ts';
import { fullName } from '../../model/full-name.ts';
import { AccountActions } from './account-actions.tsx';
import { SortEntry } from './sort-entry.tsx';
import style from './student-modal.module.css';
import { UnconfirmedNote } from './unconfirmed-note.tsx';

interface StudentBodyProps {
  student: StudentDetail;
  onChanged: () => Promise<void>;
  onDelete: () => void;
  onMerge: () => void;
}

export function StudentBody(props: StudentBodyProps) {
  const { student, onChanged, onDelete, onMerge } = props;
  const t = useText('students');
  const dateOf = useDate();
  const { deletionRequested, underWay, sorts } = student;
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
      />
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
    </>
  );
}
