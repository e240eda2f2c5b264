import type { ListedStudent } from '@trio/contracts/students';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { queryClient, type ServerData } from '../../../../lib/api/query.ts';
import { problemOf } from '../../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../../lib/forms/use-form.ts';
import { useLanguage } from '../../../../lib/language/language.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { CsvButton } from '../../../../ui/table/csv-button.tsx';
import { pageCount } from '../../../../ui/table/table-rules.ts';
import { Pager } from '../../../../ui/table/pager.tsx';
import { SearchBox } from '../../../../ui/table/search-box.tsx';
import {
  downloadList,
  refreshStudents,
  setDisabled,
  type StudentList,
  studentsQuery,
} from '../../api.ts';
import { fullName, isFiltered, type ListState, noFilters } from '../../model.ts';
import { HelpModal } from '../help/help-modal.tsx';
import { StudentSelection } from '../selection/student-selection.tsx';
import { useSelection } from '../selection/use-selection.ts';
import { ListFilters } from './list-filters.tsx';
import style from './student-panel.module.css';
import { StudentTable } from './student-table.tsx';
import { usePrintAll } from './use-print-all.ts';

interface StudentPanelProps {
  schoolId: string;
  list: ServerData<StudentList>;
  state: ListState;
  onState: (changes: Partial<ListState>) => void;
  onOpen: (id: string) => void;
  notice: string | null;
  onNotice: (text: string | null) => void;
  noticeRef: RefObject<HTMLParagraphElement | null>;
}

interface ToggleResult {
  readonly student: ListedStudent;
  readonly problem: FormProblem | null;
}

export function StudentPanel(props: StudentPanelProps) {
  const { schoolId, list, state, onState, onOpen, notice, onNotice, noticeRef } = props;
  const t = useText('students');
  const e = useErrorText();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [toggled, setToggled] = useState<ToggleResult | null>(null);
  const [helped, setHelped] = useState<ListedStudent | null>(null);
  const { data } = list;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const printing = usePrintAll(schoolId, state, data);
  const selection = useSelection();

  // The row of a disabled student may be gone, and the focused switch with it.
  const isRowGone =
    toggled !== null && data?.students.every(({ _id }) => _id !== toggled.student._id) === true;
  useEffect(() => {
    if (isRowGone && document.activeElement === document.body) noticeRef.current?.focus();
  }, [isRowGone, noticeRef]);

  const flip = (id: string, disabled: boolean) =>
    queryClient.setQueryData(
      studentsQuery(schoolId, state).queryKey,
      (now) =>
        now && {
          ...now,
          students: now.students.map((each) => (each._id === id ? { ...each, disabled } : each)),
        },
    );

  const toggle = async (student: ListedStudent, isEnabled: boolean) => {
    const name = fullName(student);
    setBusyId(student._id);
    onNotice(null);
    flip(student._id, !isEnabled);
    try {
      await setDisabled(student._id, !isEnabled);
      countEvent(isEnabled ? 'student-enable' : 'student-disable');
      setToggled({ student: { ...student, disabled: !isEnabled }, problem: null });
      onNotice(t(isEnabled ? 'list.enabledAgain' : 'list.disabled', { name }));
      await refreshStudents();
    } catch (error) {
      flip(student._id, isEnabled);
      setToggled({ student, problem: problemOf(error) });
    } finally {
      setBusyId(null);
    }
  };

  const turn = (page: number) => {
    countEvent('students-page');
    onState({ page });
  };
  const failed = toggled !== null && toggled.problem !== null ? toggled : null;
  const undoable = notice !== null && toggled?.problem === null && toggled.student.disabled;

  return (
    <section className={style.panel} aria-labelledby="students-heading">
      <div className={style.head}>
        <h2 id="students-heading" ref={headingRef} tabIndex={-1}>
          {t('students.title')}
        </h2>
        <p className={style.total} role="status">
          {typeof data?.total === 'number' &&
            t(state.search === '' && !isFiltered(state) ? 'list.total' : 'list.found', {
              count: data.total,
            })}
        </p>
      </div>
      <ListToolbar schoolId={schoolId} state={state} onState={onState} printing={printing} />
      <ListFilters schoolId={schoolId} state={state} onState={onState} />
      {data && printing.shown === data && data.total !== null && (
        <PrintedPart shown={data.students.length} total={data.total} />
      )}
      <div className={style.notices}>
        <SuccessNotice ref={noticeRef}>{notice}</SuccessNotice>
        {undoable && (
          <Button
            look="quiet"
            onClick={() => {
              noticeRef.current?.focus();
              void toggle(toggled.student, true);
            }}
          >
            {t('list.undo')}
          </Button>
        )}
      </div>
      {failed?.problem && (
        <ErrorNotice>
          {t('list.toggleFailed', { name: fullName(failed.student) })} {e(failed.problem)}
        </ErrorNotice>
      )}
      <StudentTable
        list={{ ...list, data: printing.shown }}
        state={state}
        busyId={busyId}
        onOpen={onOpen}
        onSort={(sort) => {
          countEvent('students-sort');
          onState({ sort });
        }}
        onFirstPage={() => turn(1)}
        onClear={() => {
          headingRef.current?.focus();
          onState(noFilters);
        }}
        onToggle={(student, isEnabled) => void toggle(student, isEnabled)}
        onHelp={setHelped}
        selection={selection?.ofTable}
      />
      {selection && (
        <StudentSelection selection={selection} schoolId={schoolId} state={state} list={data} />
      )}
      {helped !== null && (
        <HelpModal student={helped} kind={null} onClosed={() => setHelped(null)} />
      )}
      {data && printing.shown === data && (
        <Pager
          label={t('students.title')}
          page={state.page}
          pages={pageCount(data.total)}
          hasNext={data.hasNextPage}
          onPage={turn}
        />
      )}
    </section>
  );
}

/** On paper only, for a list that the browser's menu prints. */
function PrintedPart({ shown, total }: { shown: number; total: number }) {
  const t = useText('students');
  if (shown === total) return null;
  return <p className={style.printedPart}>{t('list.printedPart', { shown, total })}</p>;
}

interface ListToolbarProps {
  schoolId: string;
  state: ListState;
  onState: (changes: Partial<ListState>) => void;
  printing: ReturnType<typeof usePrintAll>;
}

function ListToolbar({ schoolId, state, onState, printing }: ListToolbarProps) {
  const t = useText('students');
  const language = useLanguage();
  // The tick changes at once; the URL follows and then decides.
  const [tick, setTick] = useState({ of: state.showsDisabled, is: state.showsDisabled });
  const isTicked = tick.of === state.showsDisabled ? tick.is : state.showsDisabled;
  return (
    <div className={style.toolbar}>
      <SearchBox
        label={t('list.search')}
        value={state.search}
        onSearch={(search) => {
          countEvent('students-search');
          onState({ search });
        }}
      />
      <label className={style.check}>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ target }) => {
            countEvent('students-show-disabled');
            setTick({ of: state.showsDisabled, is: target.checked });
            onState({ showsDisabled: target.checked });
          }}
        />
        {t('list.showDisabled')}
      </label>
      <div className={style.files}>
        <Button look="quiet" isBusy={printing.isBusy} onClick={printing.print}>
          {t(printing.isBusy ? 'list.printing' : 'list.print')}
        </Button>
        <CsvButton
          kind="students"
          fetchFile={() => {
            countEvent('students-export');
            return downloadList(schoolId, state, language);
          }}
        />
        {printing.hasFailed && <ErrorNotice>{t('list.printFailed')}</ErrorNotice>}
      </div>
    </div>
  );
}
