import type { ListedStudent } from '@trio/contracts/students';
import { useMemo } from 'react';
import type { ServerData } from '../../../../lib/api/query.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { Button } from '../../../../ui/button.tsx';
import { PanelProblem } from '../../../../ui/panel/panel-problem.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { SortOrder } from '../../../../ui/table/sort-order.ts';
import type { StudentList } from '../../api/students.ts';
import { ownCardsOf } from '../../model/chosen-cards.ts';
import type { ListState } from '../../model/list-state.ts';
import style from './student-panel.module.css';
import { useStudentColumns } from './use-student-columns.tsx';

interface StudentTableProps {
  list: ServerData<StudentList>;
  state: ListState;
  busyId: string | null;
  onOpen: (id: string) => void;
  onSort: (sort: SortOrder) => void;
  onFirstPage: () => void;
  onToggle: (student: ListedStudent, isEnabled: boolean) => void;
}

const none: StudentList['extraCards'] = [];

export function StudentTable(props: StudentTableProps) {
  const { list, state, busyId, onOpen, onSort, onFirstPage, onToggle } = props;
  const t = useText('students');
  const { data, problem, isFetching, refetch } = list;
  const ownCards = useMemo(() => ownCardsOf(data?.students ?? []), [data]);
  const viewOf = useCardViews(data?.extraCards ?? none, ownCards);
  const columns = useStudentColumns({
    order: state.sort,
    viewOf,
    busyId,
    onOpen,
    onSort,
    onToggle,
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
          instead={
            data?.students.length === 0 && (
              <Nobody state={state} total={data.total} onFirstPage={onFirstPage} />
            )
          }
        />
      )}
    </>
  );
}

interface NobodyProps {
  state: ListState;
  total: number | null;
  onFirstPage: () => void;
}

function Nobody({ state, total, onFirstPage }: NobodyProps) {
  const t = useText('students');
  const d = useText('dashboard');
  if (state.page > 1 && total !== 0)
    return (
      <div className={style.nobody}>
        <p>{d('table.pageEmpty')}</p>
        <Button look="quiet" onClick={onFirstPage}>
          {d('table.toFirst')}
        </Button>
      </div>
    );
  return (
    <div className={style.nobody}>
      <p>
        {state.search === ''
          ? t(state.showsDisabled ? 'students.empty' : 'list.onlyDisabled')
          : t('list.notFound', { search: state.search })}
      </p>
    </div>
  );
}
