import type { Answer } from '@trio/contracts/endpoint';
import type { HalfLogIn } from '@trio/contracts/error';
import {
  finishLogIn,
  oneTimeCode,
  recoveryCode,
  reportLoss,
  startPasskeyLogIn,
} from '@trio/contracts/second-factor';
import { useState } from 'react';
import * as z from 'zod/mini';
import { send } from '../../../lib/api/send.ts';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import { useForm, type FormProblem } from '../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { askForPasskey, PasskeyAborted } from '../../../lib/passkeys.ts';
import { finishSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { LossAnswer, LossQuestion } from './second-factor-loss.tsx';

type Way = 'app' | 'passkey' | 'recovery' | 'lost';

interface SecondFactorFormProps {
  half: HalfLogIn;
  /** The password must be entered again. */
  onRestart: () => void;
  onCancel: () => void;
}

const appForm = z.object({ code: oneTimeCode });
const recoveryForm = z.object({ recoveryCode });

/** After a correct password: nothing is open until the second factor is shown. */
export function SecondFactorForm({ half, onRestart, onCancel }: SecondFactorFormProps) {
  const [way, setWay] = useState<Way>(half.hasApp ? 'app' : 'passkey');
  const [loss, setLoss] = useState<Answer<typeof reportLoss> | null>(null);
  const [isLate, setLate] = useState(false);
  const orLate = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if ((error as { code?: unknown }).code === 'auth/log-in-again') setLate(true);
      throw error;
    }
  };
  if (isLate) return <Late onRestart={onRestart} onCancel={onCancel} />;
  if (loss !== null) return <LossAnswer loss={loss} onClose={onCancel} />;
  if (way === 'lost') {
    return (
      <LossQuestion
        submit={() =>
          orLate(async () => setLoss(await send(reportLoss, null, { token: half.token })))
        }
        onBack={() => setWay('recovery')}
      />
    );
  }
  const shared = { half, orLate, onCancel };
  return (
    <>
      {way === 'app' && <AppForm {...shared} />}
      {way === 'recovery' && <RecoveryForm {...shared} />}
      {way === 'passkey' && <PasskeyForm {...shared} />}
      <OtherWays half={half} way={way} onChoose={setWay} />
    </>
  );
}

interface WayProps {
  half: HalfLogIn;
  orLate: (work: () => Promise<void>) => Promise<void>;
  onCancel: () => void;
}

function AppForm({ half: { token }, orLate, onCancel }: WayProps) {
  const t = useText('factor');
  const e = useErrorText();
  const app = useForm({
    schema: appForm,
    submit: ({ code }) =>
      orLate(() => finishSession(() => send(finishLogIn, null, { token, code }))),
    fieldOf: { 'factor/code-wrong': 'code' },
  });
  return (
    <form {...app.form} className={form.form}>
      <TextField
        ref={takeFocus}
        label={t('factor.logIn.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={app.fields['code'] && e(app.fields['code'])}
        required
      />
      <FormNotice problem={app.problem} fields={app.fields} />
      <Actions isBusy={app.isSending || app.isDone} onCancel={onCancel} />
    </form>
  );
}

function RecoveryForm({ half: { token }, orLate, onCancel }: WayProps) {
  const t = useText('factor');
  const e = useErrorText();
  const recovery = useForm({
    schema: recoveryForm,
    submit: (values) =>
      orLate(() => finishSession(() => send(finishLogIn, null, { token, ...values }))),
    fieldOf: { 'factor/recovery-code-wrong': 'recoveryCode' },
  });
  return (
    <form {...recovery.form} className={form.form}>
      <TextField
        ref={takeFocus}
        label={t('factor.logIn.recovery')}
        name="recoveryCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={t('factor.logIn.recoveryHint')}
        error={recovery.fields['recoveryCode'] && e(recovery.fields['recoveryCode'])}
        required
      />
      <FormNotice problem={recovery.problem} fields={recovery.fields} />
      <Actions isBusy={recovery.isSending || recovery.isDone} onCancel={onCancel} />
    </form>
  );
}

/** The browser opens its dialog only after a click. */
function PasskeyForm({ half: { token }, orLate, onCancel }: WayProps) {
  const t = useText('factor');
  const i = useText('identity');
  const e = useErrorText();
  const [isAborted, setAborted] = useState(false);
  const { state, run } = useAction(() =>
    orLate(async () => {
      setAborted(false);
      const { options } = await send(startPasskeyLogIn, null, { token });
      const passkey = await askForPasskey(options).catch((error: unknown) => {
        setAborted(error instanceof PasskeyAborted);
        throw error;
      });
      await finishSession(() => send(finishLogIn, null, { token, passkey }));
    }),
  );
  const isBusy = state.status === 'busy' || state.status === 'done';
  const problem: FormProblem | null = state.status === 'failed' ? state.problem : null;
  return (
    <div className={form.form}>
      <p>{t('factor.logIn.passkeyText')}</p>
      {problem !== null && (
        <ErrorNotice>{isAborted ? t('factor.logIn.passkeyAborted') : e(problem)}</ErrorNotice>
      )}
      <div className={form.actions}>
        <Button ref={takeFocus} isBusy={isBusy} onClick={() => void run()}>
          {isBusy ? i('form.sending') : t('factor.logIn.passkey')}
        </Button>
        <Button look="quiet" isBusy={isBusy} onClick={onCancel}>
          {i('form.cancel')}
        </Button>
      </div>
    </div>
  );
}

function Actions({ isBusy, onCancel }: { isBusy: boolean; onCancel: () => void }) {
  const t = useText('factor');
  const i = useText('identity');
  return (
    <div className={form.actions}>
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? i('form.sending') : t('factor.logIn.submit')}
      </Button>
      <Button look="quiet" isBusy={isBusy} onClick={onCancel}>
        {i('form.cancel')}
      </Button>
    </div>
  );
}

interface OtherWaysProps {
  half: HalfLogIn;
  way: Way;
  onChoose: (way: Way) => void;
}

function OtherWays({ half, way, onChoose }: OtherWaysProps) {
  const t = useText('factor');
  const ways = [
    half.hasApp && way !== 'app' && (['app', 'factor.logIn.useApp'] as const),
    half.hasPasskey && way !== 'passkey' && (['passkey', 'factor.logIn.usePasskey'] as const),
    way !== 'recovery' && (['recovery', 'factor.logIn.useRecovery'] as const),
    ['lost', 'factor.logIn.lost'] as const,
  ].filter((each) => each !== false);
  return (
    <div className={form.actions}>
      {ways.map(([to, label]) => (
        <Button key={to} look="quiet" onClick={() => onChoose(to)}>
          {t(label)}
        </Button>
      ))}
    </div>
  );
}

function Late({ onRestart, onCancel }: Pick<SecondFactorFormProps, 'onRestart' | 'onCancel'>) {
  const t = useText('factor');
  const i = useText('identity');
  const e = useErrorText();
  return (
    <div className={form.form}>
      <p ref={takeFocus} tabIndex={-1}>
        {e('auth/log-in-again')}
      </p>
      <div className={form.actions}>
        <Button onClick={onRestart}>{t('factor.logIn.again')}</Button>
        <Button look="quiet" onClick={onCancel}>
          {i('form.cancel')}
        </Button>
      </div>
    </div>
  );
}
