import { pages } from '@trio/contracts/pages';
import { LoginModal } from '../../features/identity/components/login-modal.tsx';
import { useModalRoute } from './use-modal-route.ts';

export function LoginPage() {
  return <LoginModal signupPath={pages.signup.path} {...useModalRoute()} />;
}
