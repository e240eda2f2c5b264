import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoginModal } from '../../features/identity/components/login-modal.tsx';
import { useMailedToken } from './use-mailed-token.ts';
import { useModalRoute } from './use-modal-route.ts';

export function LoginPage() {
  const [query] = useSearchParams();
  // Read once: this parameter leaves the address together with the token.
  const [isInvitation] = useState(() => query.has('invite'));
  const { token, forgetToken } = useMailedToken('reset');
  // A reset link also works for a logged-in user.
  const route = useModalRoute({ isForEverybody: token !== null });
  return (
    <LoginModal
      resetToken={token}
      isInvitation={isInvitation}
      onTokenDone={forgetToken}
      {...route}
      // A slip's QR code names the username.
      email={route.email || (query.get('username') ?? '')}
    />
  );
}
