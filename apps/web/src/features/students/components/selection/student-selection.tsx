import { limits } from '@trio/domain/limits';
import { useRef, useState } from 'react';
import type { BatchRun } from '../../../../lib/batches/use-batches.ts';
import { useServerData } from '../../../../lib/api/query.ts';
import { useAction } from '../../../../lib/forms/use-action.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { abilitiesOf } from '../../../../lib/session/abilities.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import type { ActKind } from '../../../../ui/batches/act-modal.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { ProfilesModal } from '../../../../ui/profiles-modal/profiles-modal.tsx';
import { SelectionActs, SelectionBar } from '../../../../ui/selection-bar/selection-bar.tsx';
import { classesQuery, refreshAfterAct, selectAll, type StudentList } from '../../api.ts';
import type { ListState } from '../../model.ts';
import { ClassActModal } from './class-act-modal.tsx';
import { DeleteModal } from './delete-modal.tsx';
import { DisableModal } from './disable-modal.tsx';
import type { Selection } from './use-selection.ts';

interface StudentSelectionProps {
  selection: Selection;
  schoolId: string;
  state: ListState;
  list: StudentList | undefined;
}

type Act = 'profiles' | 'class' | 'take-out' | 'disable' | 'enable' | 'delete';

export function StudentSelection({ selection, schoolId, state, list }: StudentSelectionProps) {
  const t = useText('many');
  const e = useErrorText();
  const [act, setAct] = useState<Act | null>(null);
  const [isCut, setIsCut] = useState(false);
  const whole = useAction(async () => {
    const answer = await selectAll(schoolId, state);
    selection.add(answer.students);
    setIsCut(answer.isCut);
  });
  const { ids } = selection;
  const count = ids.length;
  const total = list?.total ?? 0;
  const isPageWhole =
    list !== undefined &&
    list.students.length > 0 &&
    list.students.every((student) => selection.ofTable.isSelected(student));
  const clear = () => {
    selection.clear();
    setIsCut(false);
    whole.reset();
  };

  return (
    <>
      <SelectionBar
        label={t('select.bar')}
        count={count}
        countText={t('select.count', { count })}
        beside={
          <>
            {isPageWhole && total > list.students.length && !isCut && count < total && (
              <Button
                look="quiet"
                isBusy={whole.state.status === 'busy'}
                onClick={() => void whole.run()}
              >
                {t('select.all', { count: Math.min(total, limits.selectedStudentsMax) })}
              </Button>
            )}
            <Button look="quiet" onClick={clear}>
              {t('select.clear')}
            </Button>
          </>
        }
      >
        {isCut && <p>{t('select.cut', { count: limits.selectedStudentsMax })}</p>}
        {whole.state.status === 'failed' && (
          <ErrorNotice>
            {t('select.failed')} {e(whole.state.problem)}
          </ErrorNotice>
        )}
        <ActButtons isOfClass={state.classId !== ''} onAct={setAct} />
      </SelectionBar>
      <ActModals
        act={act}
        selection={selection}
        classId={state.classId}
        onClosed={() => setAct(null)}
      />
    </>
  );
}

interface ActButtonsProps {
  isOfClass: boolean;
  onAct: (act: Act) => void;
}

function ActButtons({ isOfClass, onAct }: ActButtonsProps) {
  const t = useText('many');
  const { managesStudents, deletesStudents } = abilitiesOf(useAccount());
  const offered = {
    profiles: true,
    class: managesStudents,
    // Which class is meant must be clear.
    'take-out': isOfClass,
    disable: managesStudents,
    enable: managesStudents,
    delete: deletesStudents,
  } as const satisfies Record<Act, boolean>;
  return (
    <SelectionActs>
      {(Object.keys(offered) as Act[])
        .filter((act) => offered[act])
        .map((act) => (
          <Button
            key={act}
            look={act === 'delete' ? 'quiet-danger' : 'quiet'}
            onClick={() => onAct(act)}
          >
            {t(act === 'class' && isOfClass ? 'bar.move' : `bar.${act}`)}
          </Button>
        ))}
    </SelectionActs>
  );
}

/** They are then no longer in the list. */
const leaving: readonly ActKind[] = ['deleted', 'moved', 'takenOut'];

interface ActModalsProps {
  act: Act | null;
  selection: Selection;
  classId: string;
  onClosed: () => void;
}

function ActModals({ act, selection, classId, onClosed: close }: ActModalsProps) {
  const { data } = useServerData(classesQuery);
  const shown = data?.classes.find(({ _id }) => _id === classId);
  const { ids } = selection;
  const left = useRef<readonly string[]>([]);
  const onEnded = (run: BatchRun, kind: ActKind) => {
    left.current = [...(leaving.includes(kind) ? run.done : []), ...run.gone];
    void refreshAfterAct();
  };
  const onClosed = () => {
    selection.drop(left.current);
    left.current = [];
    close();
  };
  switch (act) {
    case null:
      return null;
    case 'profiles':
      return (
        <ProfilesModal ids={ids} classId="" className={shown?.name ?? ''} onClosed={onClosed} />
      );
    case 'class':
    case 'take-out':
      return (
        <ClassActModal
          ids={ids}
          classId={classId}
          classes={data?.classes ?? []}
          takesOut={act === 'take-out'}
          onEnded={onEnded}
          onClosed={onClosed}
        />
      );
    case 'disable':
    case 'enable':
      return (
        <DisableModal
          ids={ids}
          disables={act === 'disable'}
          onEnded={onEnded}
          onClosed={onClosed}
        />
      );
    case 'delete':
      return <DeleteModal students={selection.students} onEnded={onEnded} onClosed={onClosed} />;
  }
}
