import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { takeFocus } from '../../../../lib/forms/take-focus.ts';
import { useAction } from '../../../../lib/forms/use-action.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import form from '../../../../ui/form.module.css';
import { Modal } from '../../../../ui/modal.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { deleteSchool } from '../../api/schools.ts';
import style from './delete-school-modal.module.css';

interface DeleteSchoolModalProps {
  school: { readonly id: string; readonly schoolname: string; readonly studentCount: number };
  /** After the closing has played. */
  onClosed: (isDeleted: boolean) => void;
}

/** Names what will be gone; where students are among it, one more tick stands before the button. */
export function DeleteSchoolModal({ school, onClosed }: DeleteSchoolModalProps) {
  const t = useText('schools');
  const d = useText('dashboard');
  const e = useText('errors');
  const id = useId();
  const tick = useRef<HTMLInputElement>(null);
  const [isUnticked, setIsUnticked] = useState(false);
  const { state, run } = useAction(() => deleteSchool(school.id));
  const isBusy = state.status === 'busy';
  const isDone = state.status === 'done';
  const { schoolname: name, studentCount: count } = school;

  const confirm = async (close: () => void) => {
    if (tick.current && !tick.current.checked) {
      flushSync(() => setIsUnticked(true));
      tick.current.focus();
      return;
    }
    if (await run()) close();
  };

  return (
    <Modal
      heading={t('deleteSchool.heading', { name })}
      isBlocked={isBusy}
      onClosed={() => onClosed(isDone)}
    >
      {(close) => (
        <div className={form.form}>
          <p>
            {count === 0
              ? t('deleteSchool.empty', { name })
              : t('deleteSchool.text', { name, count })}
          </p>
          <p>{t('deleteSchool.forGood')}</p>
          {count > 0 && (
            <div>
              <label className={style.tick}>
                <input
                  ref={tick}
                  type="checkbox"
                  aria-invalid={isUnticked}
                  aria-describedby={isUnticked ? id : undefined}
                  onChange={() => setIsUnticked(false)}
                />
                <span>{t('deleteSchool.understand', { count })}</span>
              </label>
              {isUnticked && (
                <p id={id} className={style.first}>
                  {t('deleteSchool.tickFirst')}
                </p>
              )}
            </div>
          )}
          {state.status === 'failed' && (
            <ErrorNotice>
              {state.problem === 'error.defaultMessage'
                ? d('Students.DeleteSchool.Error')
                : e(state.problem)}
            </ErrorNotice>
          )}
          <div className={form.actions}>
            <Button look="danger" isBusy={isBusy || isDone} onClick={() => void confirm(close)}>
              {t(isBusy || isDone ? 'deleteSchool.busy' : 'deleteSchool.yes')}
            </Button>
            <Button ref={takeFocus} look="quiet" isBusy={isBusy} onClick={close}>
              {t('deleteSchool.no')}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
