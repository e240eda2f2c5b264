import type { ClassDetail } from '@trio/contracts/classes';
import { pages } from '@trio/contracts/pages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useServerChange } from '../../../lib/api/query.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { setTeachers } from '../api.ts';
import { nameOf } from '../model.ts';
import style from './class-page.module.css';

interface ClassTeachersProps {
  shown: ClassDetail;
  onChanged: () => Promise<unknown>;
}

/** A teacher may add colleagues and leave; others may also remove teachers. */
export function ClassTeachers({ shown, onChanged }: ClassTeachersProps) {
  const t = useText('classes');
  const e = useErrorText();
  const { _id: ownId, kind } = useAccount();
  const [chosen, setChosen] = useState('');
  const [isLeaving, setIsLeaving] = useState(false);
  const ids = shown.teachers.map(({ _id }) => _id);
  const others = shown.colleagues.filter(({ _id }) => !ids.includes(_id));
  const isArchived = shown.state === 'archived';
  const change = useServerChange({
    mutationFn: (teachers: string[]) => setTeachers(shown._id, teachers),
    onSuccess: async () => {
      setChosen('');
      await onChanged();
    },
  });
  const without = (id: string) => ids.filter((each) => each !== id);

  return (
    <Section heading={t('teachers.heading')}>
      {ids.length === 0 && <p className={style.quiet}>{t('teachers.none')}</p>}
      {ids.length > 0 && (
        <ul className={style.list} aria-label={t('teachers.heading')}>
          {shown.teachers.map((teacher) => {
            const isSelf = teacher._id === ownId;
            const leaves = isSelf && kind === 'teacher';
            const name = nameOf(teacher);
            return (
              <li key={teacher._id} className={style.row}>
                <span>
                  {name}
                  {isSelf && ` (${t('teachers.you')})`}
                </span>
                {!isArchived && (leaves || kind !== 'teacher') && (
                  <div className={style.actions}>
                    <Button
                      look="quiet"
                      isBusy={change.isPending}
                      {...(!leaves && { 'aria-label': t('teachers.removeOne', { name }) })}
                      onClick={() =>
                        leaves ? setIsLeaving(true) : change.run(without(teacher._id))
                      }
                    >
                      {t(leaves ? 'teachers.leave' : 'teachers.remove')}
                    </Button>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {!isArchived && others.length > 0 && (
        <div className={style.add}>
          <SelectField
            label={t('teachers.add')}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">{t('teachers.choose')}</option>
            {others.map((colleague) => (
              <option key={colleague._id} value={colleague._id}>
                {nameOf(colleague)}
              </option>
            ))}
          </SelectField>
          <Button
            look="quiet"
            isBusy={change.isPending || chosen === ''}
            onClick={() => change.run([...ids, chosen])}
          >
            {t('teachers.addButton')}
          </Button>
        </div>
      )}
      {change.problem !== null && (
        <ErrorNotice>
          {t('class.failedChange')} {e(change.problem)}
        </ErrorNotice>
      )}
      {isLeaving && (
        <LeaveModal
          shown={shown}
          teachers={without(ownId)}
          onCancelled={() => setIsLeaving(false)}
        />
      )}
    </Section>
  );
}

interface LeaveModalProps {
  shown: ClassDetail;
  teachers: string[];
  onCancelled: () => void;
}

function LeaveModal({ shown, teachers, onCancelled }: LeaveModalProps) {
  const t = useText('classes');
  const navigate = useNavigate();
  return (
    <ConfirmModal
      heading={t('teachers.leaveHeading')}
      confirmLabel={t('teachers.leaveYes')}
      busyLabel={t('class.busy')}
      cancelLabel={t('class.cancel')}
      isDestructive
      action={() => setTeachers(shown._id, teachers)}
      onClosed={(isDone) => (isDone ? void navigate(pages.classes.path) : onCancelled())}
    >
      <p>{t('teachers.leaveText', { name: shown.name })}</p>
    </ConfirmModal>
  );
}
