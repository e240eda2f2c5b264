import { resetForm, resetPassword as resetEndpoint } from '@trio/contracts/identity';
import { useState } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { signOut, useSession } from '../../../lib/session/session.ts';
import { Modal } from '../../../ui/modal.tsx';
import { resetPassword } from '../api/reset-password.ts';
import { LoginForm, useLogin } from './login-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { ResetLinkInvalid } from './reset-link-invalid.tsx';

interface LoginModalProps {
  /** From a mailed link: then the modal asks for a new password first. */
  resetToken: string | null;
  onPasswordChanged: () => void;
  /** What the link to another modal carries. */
  linkState: object;
  /** Typed in the modal before this one. */
  email: string;
  isImmediate: boolean;
  onClosed: () => void;
}

/** A link that was cut short on its way is known before anything is typed. */
const isWhole = (token: string): boolean => resetEndpoint.body.shape.token.safeParse(token).success;

export function LoginModal({
  resetToken,
  onPasswordChanged,
  linkState,
  email,
  isImmediate,
  onClosed,
}: LoginModalProps) {
  const t = useText('identity');
  const session = useSession();
  const [changedFor, setChangedFor] = useState<string | null>(null);
  const login = useLogin();
  const reset = useForm({
    schema: resetForm,
    submit: async ({ password }) => {
      const answer = await resetPassword(resetToken ?? '', password);
      // The change has ended every session of that account; here it ends whosever it is.
      if (session.status !== 'signed-out') await signOut().catch(() => undefined);
      setChangedFor(answer.email);
      onPasswordChanged();
    },
    fieldOf: { 'form/password-common': 'password' },
  });
  const isReset = resetToken !== null;
  const isInvalid = isReset && (!isWhole(resetToken) || reset.problem === 'auth/link-invalid');
  usePageTitle(t(isReset ? 'reset.title' : 'login.title'));
  const heading = isReset ? t('reset.heading') : t('login.heading');

  return (
    <Modal
      heading={isInvalid ? t('link.invalidHeading') : heading}
      isBlocked={login.isSending || login.isDone || reset.isSending}
      isImmediate={isImmediate}
      onClosed={onClosed}
    >
      {(close) => {
        if (isInvalid) return <ResetLinkInvalid linkState={linkState} onCancel={close} />;
        if (isReset) return <ResetForm reset={reset} onCancel={close} />;
        return (
          <LoginForm
            login={login}
            email={changedFor ?? email}
            notice={changedFor === null ? null : t('reset.done')}
            linkState={linkState}
            onCancel={close}
          />
        );
      }}
    </Modal>
  );
}
