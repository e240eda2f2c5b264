import type { ListedStudent } from '@trio/contracts/students';
import { useEffect, useState, type RefObject } from 'react';
import { queryClient, type ServerData } from '../../../../lib/api/query.ts';
import { problemOf } from '../../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../../lib/forms/use-form.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { pageCount } from '../../../../ui/table/page-count.ts';
import { Pager } from '../../../../ui/table/pager.tsx';
import {
  refreshStudents,
  setDisabled,
  studentsQuery,
  type StudentList,
} from '../../api/students.ts';
import { fullName } from '../../model/full-name.ts';
import type { ListState } from '../../model/list-state.ts';
import { ListToolbar } from './list-toolbar.tsx';
import style from './student-panel.module.css';
import { StudentTable } from './student-table.tsx';

interface StudentPanelProps {
  schoolId: string;
  list: ServerData<StudentList>;
  state: ListState;
  onState: (changes: Partial<ListState>) => void;
  onOpen: (id: string) => void;
  news: string | null;
  onNews: (text: string | null) => void;
  said: RefObject<HTMLParagraphElement | null>;
}

interface Toggled {
  readonly student: ListedStudent;
  readonly problem: FormProblem | null;
}

export function StudentPanel(props: StudentPanelProps) {
  const { schoolId, list, state, onState, onOpen, news, onNews, said } = props;
  const t = useText('students');
  const e = useText('errors');
  const [busyId, setBusyId] = useState<string | null>(null);
  /** The last switched account: its error, or its undo button. */
  const [toggled, setToggled] = useState<Toggled | null>(null);
  const { data } = list;

  // The row of a disabled student may be gone, and the focused switch with it.
  const isRowGone =
    toggled !== null && data?.students.every(({ _id }) => _id !== toggled.student._id) === true;
  useEffect(() => {
    if (isRowGone && document.activeElement === document.body) said.current?.focus();
  }, [isRowGone, said]);

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
    onNews(null);
    flip(student._id, !isEnabled);
    try {
      await setDisabled(student._id, !isEnabled);
      countEvent(isEnabled ? 'student-enable' : 'student-disable');
      setToggled({ student: { ...student, disabled: !isEnabled }, problem: null });
      onNews(t(isEnabled ? 'list.enabledAgain' : 'list.disabled', { name }));
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
  const undoable = news !== null && toggled?.problem === null && toggled.student.disabled;

  return (
    <section className={style.panel} aria-labelledby="students-heading">
      <div className={style.head}>
        <h2 id="students-heading">{t('students.title')}</h2>
        <p className={style.total} role="status">
          {typeof data?.total === 'number' &&
            t(state.search === '' ? 'list.total' : 'list.found', { count: data.total })}
        </p>
      </div>
      <ListToolbar schoolId={schoolId} state={state} onState={onState} />
      <div className={style.news}>
        <SuccessNotice ref={said}>{news}</SuccessNotice>
        {undoable && (
          <Button
            look="quiet"
            onClick={() => {
              said.current?.focus();
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
        list={list}
        state={state}
        busyId={busyId}
        onOpen={onOpen}
        onSort={(sort) => {
          countEvent('students-sort');
          onState({ sort });
        }}
        onFirstPage={() => turn(1)}
        onToggle={(student, isEnabled) => void toggle(student, isEnabled)}
      />
      {data && (
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
