import { SignupModal } from '../../features/accounts/components/signup-modal.tsx';
import { useModalRoute } from './use-modal-route.ts';

export function SignupPage() {
  return <SignupModal {...useModalRoute()} />;
}
