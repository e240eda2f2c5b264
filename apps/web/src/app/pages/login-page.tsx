import { LoginModal } from '../../features/identity/components/login-modal.tsx';
import { useMailedToken } from './use-mailed-token.ts';
import { useModalRoute } from './use-modal-route.ts';

export function LoginPage() {
  const { token, forgetToken } = useMailedToken('reset');
  // Who follows a link to a new password gets to choose one, signed in or not.
  const route = useModalRoute({ isForEverybody: token !== null });
  return <LoginModal resetToken={token} onPasswordChanged={forgetToken} {...route} />;
}
