import type { ListedStudent } from '@trio/contracts/students';
import { missing } from '@trio/i18n/duration';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { ServerData } from '../../../../lib/api/query.ts';
import { useLanguage } from '../../../../lib/language/language.ts';
import { useDay, useDuration } from '../../../../lib/language/use-date-time.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { profileTab } from '../../../../lib/profile/profile-addresses.ts';
import { abilitiesOf } from '../../../../lib/session/abilities.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { Button } from '../../../../ui/button.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import { PanelProblem } from '../../../../ui/panel/panel.tsx';
import { Switch } from '../../../../ui/switch/switch.tsx';
import { type Column, DataTable } from '../../../../ui/table/data-table.tsx';
import type { TableSelection } from '../../../../ui/table/selection-cells.tsx';
import type { SortOrder } from '../../../../ui/table/table-rules.ts';
import type { StudentList } from '../../api.ts';
import {
  chosenIds,
  fullName,
  loginOf,
  hasProfile,
  isFiltered,
  type ListSort,
  type ListState,
  orderOfColumn,
  orMissing,
  ownCardsOf,
  sortByColumn,
  type SortedColumn,
} from '../../model.ts';
import { ChallengeName } from './challenge-name.tsx';
import downloadStyle from './download-link.module.css';
import style from './student-panel.module.css';

interface StudentTableProps {
  list: ServerData<StudentList>;
  state: ListState;
  busyId: string | null;
  onOpen: (id: string) => void;
  onSort: (sort: ListSort) => void;
  onFirstPage: () => void;
  onClear: () => void;
  onToggle: (student: ListedStudent, isEnabled: boolean) => void;
  onHelp: (student: ListedStudent) => void;
  selection?: TableSelection<ListedStudent> | undefined;
}

const none: StudentList['extraCards'] = [];

export function StudentTable(props: StudentTableProps) {
  const { list, state, busyId, onOpen, onSort, onFirstPage, onClear, onToggle, onHelp } = props;
  const t = useText('students');
  const { data, problem, isFetching, refetch } = list;
  const ownCards = useMemo(() => ownCardsOf(data?.students ?? []), [data]);
  const viewOf = useCardViews(data?.extraCards ?? none, ownCards);
  const columns = useStudentColumns({
    sort: state.sort,
    viewOf,
    busyId,
    onOpen,
    onSort,
    onToggle,
    onHelp,
  });
  return (
    <>
      {problem !== null && (
        <PanelProblem
          text={t('list.failed')}
          problem={problem}
          isOld={data !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {(data !== undefined || problem === null) && (
        <DataTable
          label={t('students.title')}
          columns={columns}
          keyOf={({ _id }) => _id}
          rows={data?.students ?? null}
          isBusy={isFetching && problem === null}
          cardsBelow={60}
          isFaint={({ disabled }) => disabled}
          onRow={({ _id }) => {
            countEvent('student-open');
            onOpen(_id);
          }}
          selection={props.selection}
          instead={
            data?.students.length === 0 && (
              <NoMatches
                state={state}
                total={data.total}
                onFirstPage={onFirstPage}
                onClear={onClear}
              />
            )
          }
        />
      )}
    </>
  );
}

interface NoMatchesProps {
  state: ListState;
  total: number | null;
  onFirstPage: () => void;
  onClear: () => void;
}

function NoMatches({ state, total, onFirstPage, onClear }: NoMatchesProps) {
  const t = useText('students');
  const d = useText('dashboard');
  if (state.page > 1 && total !== 0)
    return (
      <div className={style.empty}>
        <p>{d('table.pageEmpty')}</p>
        <Button look="quiet" onClick={onFirstPage}>
          {d('table.toFirst')}
        </Button>
      </div>
    );
  if (isFiltered(state))
    return (
      <div className={style.empty}>
        <p>{t('list.noMatches')}</p>
        <Button look="quiet" onClick={onClear}>
          {t('list.clearFilters')}
        </Button>
      </div>
    );
  return (
    <div className={style.empty}>
      <p>
        {state.search === ''
          ? t(state.showsDisabled ? 'students.empty' : 'list.onlyDisabled')
          : t('list.notFound', { search: state.search })}
      </p>
    </div>
  );
}

/** A contract field without a column does not compile. */
const columnOf = {
  _id: 'profile',
  firebaseUserId: 'profile',
  firstname: 'firstname',
  lastname: 'lastname',
  email: 'email',
  username: 'email',
  isEmailUnconfirmed: 'email',
  totalTimeSpent: 'time',
  sortAttempts: 'time',
  isQuickSort: 'time',
  results: 'lastSort',
  disabled: 'enabled',
  progress: 'progress',
} as const satisfies Record<keyof ListedStudent, string>;

type Challenge = 'first' | 'second' | 'third';
type ColumnKey = (typeof columnOf)[keyof ListedStudent] | Challenge | 'help';
type StudentColumn = Omit<Column<ListedStudent>, 'key'>;

interface ColumnsOf {
  sort: ListSort;
  viewOf: (id: string) => CardView | null;
  busyId: string | null;
  onOpen: (id: string) => void;
  onSort: (sort: ListSort) => void;
  onToggle: (student: ListedStudent, isEnabled: boolean) => void;
  onHelp: (student: ListedStudent) => void;
}

function useStudentColumns(of: ColumnsOf): Column<ListedStudent>[] {
  const { sort, viewOf, busyId, onOpen, onSort, onToggle, onHelp } = of;
  const t = useText('students');
  const { managesStudents } = abilitiesOf(useAccount());
  const a = useText('access');
  const dayOf = useDay();
  const time = useDuration();
  const language = useLanguage();
  const sortsBy = (column: SortedColumn) => ({
    order: orderOfColumn(sort, column),
    onSort: (order: SortOrder) => onSort(sortByColumn(column, order)),
  });
  const challenge = (key: Challenge, at: number): StudentColumn => ({
    heading: t(`list.${key}`),
    look: 'cut',
    share: 13,
    inCard: 'flow',
    cell: (student) => {
      const card = viewOf(chosenIds(student)[at] ?? '');
      return card === null ? missing : <ChallengeName card={card} />;
    },
  });
  const columns: Record<ColumnKey, StudentColumn> = {
    firstname: {
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
    lastname: {
      heading: t('list.lastname'),
      look: 'name',
      sort: sortsBy('name'),
      cell: ({ lastname }) => orMissing(lastname),
    },
    email: {
      heading: t('list.email'),
      look: 'cut',
      share: 13,
      inCard: 'bare',
      // On a phone the mark must stay visible.
      isRoomy: ({ isEmailUnconfirmed }) => !isEmailUnconfirmed,
      cell: ({ email, username, isEmailUnconfirmed }) => (
        <>
          <EmailText email={loginOf({ email, username })} />
          {isEmailUnconfirmed && <small className={style.tag}>{t('list.unconfirmed')}</small>}
        </>
      ),
    },
    progress: {
      heading: t('list.progress'),
      inCard: 'flow',
      sort: sortsBy('state'),
      second: { heading: t('list.activity'), ...sortsBy('activity') },
      cell: ({ progress }) => <StudentProgress progress={progress} />,
    },
    time: {
      heading: t('list.time'),
      inCard: 'half',
      isRoomy: true,
      cell: ({ totalTimeSpent, sortAttempts, isQuickSort }) => (
        <span className={style.time}>
          {time(sortAttempts === 0 ? null : totalTimeSpent)}
          {isQuickSort && <small className={style.tag}>{t('list.quick')}</small>}
        </span>
      ),
    },
    lastSort: {
      heading: t('list.lastSort'),
      inCard: 'half',
      isRoomy: true,
      sort: { order: sort === 'asc' || sort === 'desc' ? sort : '', onSort },
      cell: ({ results }) =>
        results.updated === null ? (
          missing
        ) : (
          <time dateTime={results.updated} className={style.day}>
            {dayOf(results.updated)}
          </time>
        ),
    },
    first: challenge('first', 0),
    second: challenge('second', 1),
    third: challenge('third', 2),
    enabled: {
      heading: t('list.enabled'),
      inCard: 'half',
      isRoomy: true,
      isForScreen: true,
      cell: (student) =>
        managesStudents ? (
          <Switch
            label={t('list.enabledOf', { name: fullName(student) })}
            isOn={!student.disabled}
            isBusy={busyId === student._id}
            onChange={(isEnabled) => onToggle(student, isEnabled)}
          />
        ) : (
          t(student.disabled ? 'list.no' : 'list.yes')
        ),
    },
    help: {
      heading: a('access.column'),
      inCard: 'half',
      isRoomy: true,
      isForScreen: true,
      cell: (student) =>
        !student.disabled && (
          <button
            type="button"
            className={downloadStyle.download}
            aria-label={a('access.openOf', { name: fullName(student) })}
            onClick={() => onHelp(student)}
          >
            {a('access.open')}
          </button>
        ),
    },
    profile: {
      heading: t('list.profile'),
      inCard: 'half',
      isRoomy: true,
      isForScreen: true,
      cell: (student) => (
        <DownloadLink
          name={fullName(student)}
          to={hasProfile(student) ? profileTab(language, student._id) : null}
        />
      ),
    },
  };
  return Object.entries(columns).map(([key, column]) => ({ key, ...column }));
}

function StudentProgress({ progress }: Pick<ListedStudent, 'progress'>) {
  const t = useText('students');
  const l = useText('live');
  const dayOf = useDay();
  const { stage, answered, deckSize, activeAt } = progress;
  return (
    <span className={style.progress}>
      <span>
        {stage === 'sorting'
          ? l('live.progress', { answered, deckSize })
          : l(`live.stage.${stage}`)}
      </span>
      {activeAt !== null && (
        <small className={style.active}>
          <span>{t('list.activity')}</span> <time dateTime={activeAt}>{dayOf(activeAt)}</time>
        </small>
      )}
    </span>
  );
}

/** The domain has its own line, so truncation leaves the student recognisable. */
function EmailText({ email }: { email: string }) {
  const at = email.indexOf('@');
  if (at < 1) return orMissing(email);
  return (
    <span className={style.email} title={email}>
      <span>{email.slice(0, at)}</span>
      <span>{email.slice(at)}</span>
    </span>
  );
}

interface DownloadLinkProps {
  name: string;
  to: string | null;
}

function DownloadLink({ name, to }: DownloadLinkProps) {
  const t = useText('students');
  const s = useText('shell');
  const content = (
    <>
      <LineIcon d="M9 2v9M5 7.500 9 11.500l4-4M2.500 15.500h13" box={18} size={16} />
      {t('list.download')}
    </>
  );
  return to === null ? (
    <button
      type="button"
      className={downloadStyle.download}
      disabled
      aria-label={t('list.downloadOf', { name })}
      title={t('list.noDownload', { name })}
    >
      {content}
    </button>
  ) : (
    <Link
      className={downloadStyle.download}
      to={to}
      target="_blank"
      rel="noopener"
      aria-label={`${t('list.downloadOf', { name })} ${s('footer.newTab')}`}
      onClick={() => countEvent('student-download')}
    >
      {content}
    </Link>
  );
}
