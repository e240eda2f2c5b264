import type { Answer } from '@trio/contracts/endpoint';
import type { HalfLogIn } from '@trio/contracts/error';
import {
  resetPassword as endpoint,
  resetPassword as resetEndpoint,
  resetForm,
} from '@trio/contracts/identity';
import { pages } from '@trio/contracts/pages';
import { useState } from 'react';
import { send } from '../../../lib/api/send.ts';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useForm, type FormHandle } from '../../../lib/forms/use-form.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { usePreloadedTexts, useText } from '../../../lib/language/use-text.ts';
import { signOut, useSession } from '../../../lib/session/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import message from '../../../ui/message.module.css';
import { Modal } from '../../../ui/modal.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { GivenPasswordForm } from './given-password-form.tsx';
import { LoginForm, useLogin, type GivenLogin } from './login-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

interface LoginModalProps {
  resetToken: string | null;
  /** A colleague's invitation: the password is the account's first */
  isInvitation: boolean;
  onTokenDone: () => void;
  linkState: object;
  email: string;
  isImmediate: boolean;
  onClosed: () => void;
}

const ordinary = {
  title: 'reset.title',
  heading: 'reset.heading',
  doneHeading: 'login.heading',
  done: 'reset.done',
  invalidHeading: 'link.invalidHeading',
} as const;
const invitation = {
  title: 'invite.title',
  heading: 'invite.heading',
  doneHeading: 'invite.doneHeading',
  done: 'invite.done',
  invalidHeading: 'invite.invalidHeading',
} as const;

/** Detects a truncated link before the user types a password. */
const isWhole = (token: string): boolean => resetEndpoint.body.shape.token.safeParse(token).success;

export function LoginModal({
  resetToken,
  isInvitation,
  onTokenDone,
  linkState,
  email,
  isImmediate,
  onClosed,
}: LoginModalProps) {
  const t = useText('identity');
  const session = useSession();
  const [changedFor, setChangedFor] = useState<string | null>(null);
  const [given, setGiven] = useState<GivenLogin | null>(null);
  const [half, setHalf] = useState<HalfLogIn | null>(null);
  const login = useLogin(setGiven, setHalf);
  usePreloadedTexts(['factor']);
  const f = useText('factor');
  const reset = useForm({
    schema: resetForm,
    submit: async ({ password }) => {
      const answer = await resetPassword(resetToken ?? '', password);
      // The reset ended its account's sessions. A session of another account ends here too.
      if (session.status !== 'signed-out') await signOut().catch(() => undefined);
      setChangedFor(answer.email);
      onTokenDone();
    },
    fieldOf: { 'form/password-common': 'password' },
  });
  const isReset = resetToken !== null;
  const isInvalid = isReset && (!isWhole(resetToken) || reset.problem === 'auth/link-invalid');
  const words = isInvitation ? invitation : ordinary;
  usePageTitle(
    half
      ? f('factor.logIn.title')
      : t(given ? 'given.title' : isReset ? words.title : 'login.title'),
  );
  const heading = given
    ? 'given.heading'
    : isInvalid
      ? words.invalidHeading
      : isReset
        ? words.heading
        : changedFor === null
          ? 'login.heading'
          : words.doneHeading;

  return (
    <Modal
      heading={half ? f('factor.logIn.heading') : t(heading)}
      isBlocked={
        !given &&
        !half &&
        ((login.isSending && !login.secondsLeft) || login.isDone || reset.isSending)
      }
      isImmediate={isImmediate}
      onClosed={onClosed}
    >
      {(close) => {
        if (half) {
          return (
            <SecondFactorForm
              half={half}
              onRestart={() => {
                login.forget();
                setHalf(null);
              }}
              onCancel={close}
            />
          );
        }
        if (given) {
          return (
            <GivenPasswordForm
              given={given}
              onRestart={() => {
                login.forget();
                setGiven(null);
              }}
              onCancel={close}
            />
          );
        }
        if (isInvalid && isInvitation) {
          return <InvitationInvalid onLogin={onTokenDone} onCancel={close} />;
        }
        if (isInvalid) return <ResetLinkInvalid linkState={linkState} onCancel={close} />;
        if (isReset) {
          return <ResetForm reset={reset} isInvitation={isInvitation} onCancel={close} />;
        }
        return (
          <LoginForm
            login={login}
            email={changedFor ?? email}
            notice={changedFor === null ? null : t(words.done)}
            linkState={linkState}
            onCancel={close}
          />
        );
      }}
    </Modal>
  );
}

interface ResetFormProps {
  reset: FormHandle;
  isInvitation: boolean;
  onCancel: () => void;
}

function ResetForm({ reset, isInvitation, onCancel }: ResetFormProps) {
  const t = useText('identity');
  const e = useErrorText();
  const error = (field: string) => reset.fields[field] && e(reset.fields[field]);
  const reveal = { showLabel: t('field.showPassword'), hideLabel: t('field.hidePassword') };

  return (
    <form {...reset.form} className={form.form}>
      {isInvitation && <p>{t('invite.text')}</p>}
      <PasswordField
        label={t(isInvitation ? 'field.password' : 'field.newPassword')}
        name="password"
        autoComplete="new-password"
        hint={error('password') ? undefined : t('signup.passwordHint')}
        error={error('password')}
        required
        {...reveal}
      />
      <PasswordField
        label={t('field.confirmPassword')}
        name="confirm"
        autoComplete="new-password"
        error={error('confirm')}
        required
        {...reveal}
      />
      <FormNotice problem={reset.problem} fields={reset.fields} />
      <div className={form.actions}>
        <Button type="submit" isBusy={reset.isSending}>
          {reset.isSending ? t('form.sending') : t('reset.submit')}
        </Button>
        <Button look="quiet" isBusy={reset.isSending} onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}

interface ResetLinkInvalidProps {
  linkState: object;
  onCancel: () => void;
}

function ResetLinkInvalid({ linkState, onCancel }: ResetLinkInvalidProps) {
  const t = useText('identity');
  const e = useErrorText();
  return (
    <div className={message.message}>
      <p ref={takeFocus} tabIndex={-1}>
        {e('auth/link-invalid')}
      </p>
      <div className={form.actions}>
        <ButtonLink to={pages.forgot.path} state={linkState} replace>
          {t('reset.askAgain')}
        </ButtonLink>
        <Button look="quiet" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </div>
  );
}

interface InvitationInvalidProps {
  onLogin: () => void;
  onCancel: () => void;
}

/** Only a colleague can send another invitation. */
function InvitationInvalid({ onLogin, onCancel }: InvitationInvalidProps) {
  const t = useText('identity');
  return (
    <div className={message.message}>
      <p ref={takeFocus} tabIndex={-1}>
        {t('invite.invalid')}
      </p>
      <div className={form.actions}>
        <Button onClick={onLogin}>{t('login.submit')}</Button>
        <Button look="quiet" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </div>
  );
}

const resetPassword = (token: string, password: string): Promise<Answer<typeof endpoint>> =>
  send(endpoint, null, { token, password });
