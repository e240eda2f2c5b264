import { pages } from '@trio/contracts/pages';
import { LoginModal } from '../../features/identity/components/login-modal.tsx';
import { LandingPage } from '../landing/landing-page.tsx';
import { useModalRoute } from './use-modal-route.ts';

export function LoginPage() {
  const { onClosed } = useModalRoute();
  return (
    <>
      <LandingPage />
      <LoginModal signupPath={pages.signup.path} onClosed={onClosed} />
    </>
  );
}
