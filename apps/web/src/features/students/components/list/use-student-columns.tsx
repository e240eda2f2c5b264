import type { ListedStudent } from '@trio/contracts/students';
import { missing } from '@trio/i18n/duration';
import { useLanguage } from '../../../../lib/language/language.ts';
import { useDay } from '../../../../lib/language/use-day.ts';
import { useDuration } from '../../../../lib/language/use-duration.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { profileTab } from '../../../../lib/profile/profile-addresses.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { Switch } from '../../../../ui/switch/switch.tsx';
import type { Column } from '../../../../ui/table/data-table.tsx';
import type { SortOrder } from '../../../../ui/table/sort-order.ts';
import { chosenIds, hasProfile } from '../../model/chosen-cards.ts';
import { fullName, orMissing } from '../../model/full-name.ts';
import { ChallengeName } from './challenge-name.tsx';
import { DownloadLink } from './download-link.tsx';
import { EmailText } from './email-text.tsx';
import style from './student-panel.module.css';

interface ColumnsOf {
  order: SortOrder;
  viewOf: (id: string) => CardView | null;
  busyId: string | null;
  onOpen: (id: string) => void;
  onSort: (sort: SortOrder) => void;
  onToggle: (student: ListedStudent, isEnabled: boolean) => void;
}

/** What the table of students says about each. */
export function useStudentColumns(of: ColumnsOf): Column<ListedStudent>[] {
  const { order, viewOf, busyId, onOpen, onSort, onToggle } = of;
  const t = useText('students');
  const dayOf = useDay();
  const time = useDuration();
  const language = useLanguage();
  const challenge = (key: 'first' | 'second' | 'third', at: number): Column<ListedStudent> => ({
    key,
    heading: t(`list.${key}`),
    look: 'cut',
    share: 13,
    inCard: 'bare',
    cell: (student) => {
      const card = viewOf(chosenIds(student)[at] ?? '');
      return card === null ? missing : <ChallengeName card={card} />;
    },
  });
  return [
    {
      key: 'firstname',
      heading: t('list.firstname'),
      look: 'name',
      cell: (student) => (
        <button
          type="button"
          className={style.name}
          aria-label={t('list.open', { name: fullName(student) })}
          onClick={() => {
            countEvent('student-open');
            onOpen(student._id);
          }}
        >
          {orMissing(student.firstname)}
        </button>
      ),
    },
    {
      key: 'lastname',
      heading: t('list.lastname'),
      look: 'name',
      cell: ({ lastname }) => orMissing(lastname),
    },
    {
      key: 'email',
      heading: t('list.email'),
      look: 'cut',
      share: 16,
      inCard: 'bare',
      cell: ({ email, isEmailUnconfirmed }) => (
        <>
          <EmailText email={email} />
          {isEmailUnconfirmed && <small className={style.tag}>{t('list.unconfirmed')}</small>}
        </>
      ),
    },
    {
      key: 'time',
      heading: t('list.time'),
      inCard: 'half',
      cell: ({ totalTimeSpent, sortAttempts, isQuickSort }) => (
        <span className={style.time}>
          {time(sortAttempts === 0 ? null : totalTimeSpent)}
          {isQuickSort && <small className={style.tag}>{t('list.quick')}</small>}
        </span>
      ),
    },
    {
      key: 'lastSort',
      heading: t('list.lastSort'),
      inCard: 'half',
      sort: { order, onSort },
      cell: ({ results }) =>
        results.updated === null ? (
          missing
        ) : (
          <time dateTime={results.updated} className={style.day}>
            {dayOf(results.updated)}
          </time>
        ),
    },
    ...(['first', 'second', 'third'] as const).map(challenge),
    {
      key: 'enabled',
      heading: t('list.enabled'),
      inCard: 'half',
      isForScreen: true,
      cell: (student) => (
        <Switch
          label={t('list.enabledOf', { name: fullName(student) })}
          isOn={!student.disabled}
          isBusy={busyId === student._id}
          onChange={(isEnabled) => onToggle(student, isEnabled)}
        />
      ),
    },
    {
      key: 'profile',
      heading: t('list.profile'),
      inCard: 'half',
      isForScreen: true,
      cell: (student) => (
        <DownloadLink
          name={fullName(student)}
          to={hasProfile(student) ? profileTab(language, student._id) : null}
        />
      ),
    },
  ];
}
