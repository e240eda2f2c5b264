import { appForm, proofForm } from '@trio/contracts/second-factor';
import { factorNameMax } from '@trio/domain/second-factor';
import { useState } from 'react';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyText } from '../../../ui/copy-text/copy-text.tsx';
import form from '../../../ui/form.module.css';
import { FormNotice } from '../../../ui/form-notice.tsx';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { confirmApp, startApp, type StartedApp } from '../api.ts';
import { ProofField, proofFieldOf } from './proof-fields.tsx';
import style from './second-factor.module.css';

interface AddProps {
  onAdded: (name: string, codes: readonly string[] | null) => void;
  onCancel: () => void;
}

export function AddApp({ onAdded, onCancel }: AddProps) {
  const [started, setStarted] = useState<StartedApp | null>(null);
  return started === null ? (
    <StartApp onStarted={setStarted} onCancel={onCancel} />
  ) : (
    <ScanApp started={started} onAdded={onAdded} onCancel={onCancel} />
  );
}

interface StartAppProps {
  onStarted: (app: StartedApp) => void;
  onCancel: () => void;
}

function StartApp({ onStarted, onCancel }: StartAppProps) {
  const t = useText('factor');
  const proof = useForm({
    schema: proofForm,
    submit: async (values) => onStarted(await startApp(values)),
    fieldOf: proofFieldOf,
  });
  return (
    <form {...proof.form} className={form.form}>
      <p ref={takeFocus} tabIndex={-1}>
        {t('factor.proofText')}
      </p>
      <ProofField fields={proof.fields} />
      <FormNotice problem={proof.problem} fields={proof.fields} />
      <Actions label={t('factor.continue')} isBusy={proof.isSending} onCancel={onCancel} />
    </form>
  );
}

function ScanApp({ started, onAdded, onCancel }: AddProps & { started: StartedApp }) {
  const t = useText('factor');
  const e = useErrorText();
  const { key, address, enrolment } = started;
  const app = useForm({
    schema: appForm,
    submit: async ({ name, code }) => onAdded(name, await confirmApp({ name, code, enrolment })),
    fieldOf: { 'factor/code-wrong': 'code' },
  });
  const error = (field: string) => app.fields[field] && e(app.fields[field]);
  const labels = {
    copy: t('factor.app.copy'),
    copied: t('factor.app.copied'),
    copyByHand: t('factor.app.copyByHand'),
  };
  return (
    <form {...app.form} className={form.form}>
      <p ref={takeFocus} tabIndex={-1}>
        {t('factor.app.text')}
      </p>
      <div className={style.qr}>
        <QrCode text={address} label={t('factor.app.qr')} />
      </div>
      <p>{t('factor.app.key')}</p>
      <CopyText text={key.match(/.{1,4}/gu)?.join(' ') ?? key} labels={labels} />
      <TextField
        label={t('factor.name')}
        name="name"
        defaultValue={t('factor.nameApp')}
        maxLength={factorNameMax}
        autoComplete="off"
        hint={t('factor.nameHint')}
        error={error('name')}
        required
      />
      <TextField
        label={t('factor.app.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={error('code')}
        required
      />
      <FormNotice problem={app.problem} fields={app.fields} />
      <Actions label={t('factor.app.submit')} isBusy={app.isSending} onCancel={onCancel} />
    </form>
  );
}

interface ActionsProps {
  label: string;
  isBusy: boolean;
  onCancel: () => void;
}

export function Actions({ label, isBusy, onCancel }: ActionsProps) {
  const t = useText('factor');
  return (
    <div className={form.actions}>
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? t('factor.sending') : label}
      </Button>
      <Button look="quiet" isBusy={isBusy} onClick={onCancel}>
        {t('factor.cancel')}
      </Button>
    </div>
  );
}
