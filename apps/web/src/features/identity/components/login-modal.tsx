import { resetForm, resetPassword as resetEndpoint } from '@trio/contracts/identity';
import { useState } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { signOut, useSession } from '../../../lib/session/session.ts';
import { Modal } from '../../../ui/modal.tsx';
import { resetPassword } from '../api/reset-password.ts';
import { InvitationInvalid } from './invitation-invalid.tsx';
import { LoginForm } from './login-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { ResetLinkInvalid } from './reset-link-invalid.tsx';
import { useLogin } from './use-login.ts';

interface LoginModalProps {
  /** From an emailed link. The modal then asks for a new password first. */
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
  const login = useLogin();
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
  usePageTitle(t(isReset ? words.title : 'login.title'));
  const heading = isInvalid
    ? words.invalidHeading
    : isReset
      ? words.heading
      : changedFor === null
        ? 'login.heading'
        : words.doneHeading;

  return (
    <Modal
      heading={t(heading)}
      isBlocked={(login.isSending && !login.secondsLeft) || login.isDone || reset.isSending}
      isImmediate={isImmediate}
      onClosed={onClosed}
    >
      {(close) => {
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
