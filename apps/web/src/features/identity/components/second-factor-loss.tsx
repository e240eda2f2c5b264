import type { Answer } from '@trio/contracts/endpoint';
import type { reportLoss } from '@trio/contracts/second-factor';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import { useDateTime } from '../../../lib/language/use-date-time.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { settings } from '../../../lib/settings.ts';
import { Button } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';
import { ErrorNotice } from '../../../ui/notice.tsx';

interface LossQuestionProps {
  submit: () => Promise<void>;
  onBack: () => void;
}

/** An owner's request sends emails, so it takes a second click. */
export function LossQuestion({ submit, onBack }: LossQuestionProps) {
  const t = useText('factor');
  const i = useText('identity');
  const e = useErrorText();
  const { state, run } = useAction(submit);
  const isBusy = state.status === 'busy';
  return (
    <div className={form.form}>
      <p ref={takeFocus} tabIndex={-1}>
        {t('factor.loss.text')}
      </p>
      {state.status === 'failed' && <ErrorNotice>{e(state.problem)}</ErrorNotice>}
      <div className={form.actions}>
        <Button isBusy={isBusy} onClick={() => void run()}>
          {isBusy ? i('form.sending') : t('factor.loss.submit')}
        </Button>
        <Button look="quiet" isBusy={isBusy} onClick={onBack}>
          {t('factor.loss.back')}
        </Button>
      </div>
    </div>
  );
}

interface LossAnswerProps {
  loss: Answer<typeof reportLoss>;
  onClose: () => void;
}

export function LossAnswer({ loss: { way, due }, onClose }: LossAnswerProps) {
  const t = useText('factor');
  const timeOf = useDateTime();
  const values = { time: due === null ? '' : timeOf(due), support: settings.supportEmail };
  return (
    <div className={form.form}>
      <p ref={takeFocus} tabIndex={-1}>
        {t(`factor.loss.${way}`, values)}
      </p>
      <div className={form.actions}>
        <Button onClick={onClose}>{t('factor.loss.close')}</Button>
      </div>
    </div>
  );
}
