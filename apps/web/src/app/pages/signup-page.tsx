import { pages } from '@trio/contracts/pages';
import { SignupModal } from '../../features/accounts/components/signup-modal.tsx';
import { LandingPage } from '../landing/landing-page.tsx';
import { useModalRoute } from './use-modal-route.ts';

export function SignupPage() {
  const { onClosed } = useModalRoute();
  return (
    <>
      <LandingPage />
      <SignupModal loginPath={pages.login.path} onClosed={onClosed} />
    </>
  );
}
