import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoginModal } from '../../features/identity/components/login-modal.tsx';
import { useMailedToken } from './use-mailed-token.ts';
import { useModalRoute } from './use-modal-route.ts';

export function LoginPage() {
  const [query] = useSearchParams();
  // Read once, as the token is: both leave the address at the same moment.
  const [isInvitation] = useState(() => query.has('invite'));
  const { token, forgetToken } = useMailedToken('reset');
  // Who follows a link to a new password gets to choose one, signed in or not.
  const route = useModalRoute({ isForEverybody: token !== null });
  return (
    <LoginModal
      resetToken={token}
      isInvitation={isInvitation}
      onTokenDone={forgetToken}
      {...route}
    />
  );
}
