import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useServerChange } from '../../../../lib/api/query.ts';
import { takeFocus } from '../../../../lib/forms/take-focus.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import form from '../../../../ui/form.module.css';
import { Modal } from '../../../../ui/modal.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { deleteSchool } from '../../api.ts';
import style from './delete-school-modal.module.css';

interface DeleteSchoolModalProps {
  school: { readonly id: string; readonly schoolname: string; readonly studentCount: number };
  onClosed: (isDeleted: boolean) => void;
}

export function DeleteSchoolModal({ school, onClosed }: DeleteSchoolModalProps) {
  const t = useText('schools');
  const dashboardText = useText('dashboard');
  const errorText = useErrorText();
  const id = useId();
  const checkbox = useRef<HTMLInputElement>(null);
  const [isCheckboxMissing, setIsCheckboxMissing] = useState(false);
  const deletion = useServerChange({
    mutationFn: (_: { close: () => void }) => deleteSchool(school.id),
    onSuccess: (_, { close }) => close(),
  });
  const { isPending: isBusy, isSuccess: isDone, problem } = deletion;
  const { schoolname: name, studentCount: count } = school;

  const confirm = (close: () => void) => {
    if (checkbox.current && !checkbox.current.checked) {
      flushSync(() => setIsCheckboxMissing(true));
      checkbox.current.focus();
      return;
    }
    deletion.run({ close });
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
              <label className={style.checkbox}>
                <input
                  ref={checkbox}
                  type="checkbox"
                  aria-invalid={isCheckboxMissing}
                  aria-describedby={isCheckboxMissing ? id : undefined}
                  onChange={() => setIsCheckboxMissing(false)}
                />
                <span>{t('deleteSchool.understand', { count })}</span>
              </label>
              {isCheckboxMissing && (
                <p id={id} className={style.error}>
                  {t('deleteSchool.tickFirst')}
                </p>
              )}
            </div>
          )}
          {problem !== null && (
            <ErrorNotice>
              {problem === 'error.defaultMessage'
                ? dashboardText('Students.DeleteSchool.Error')
                : errorText(problem)}
            </ErrorNotice>
          )}
          <div className={form.actions}>
            <Button look="danger" isBusy={isBusy || isDone} onClick={() => confirm(close)}>
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
