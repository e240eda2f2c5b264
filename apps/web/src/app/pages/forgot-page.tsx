import { ForgotModal } from '../../features/identity/components/forgot-modal.tsx';
import { useModalRoute } from './use-modal-route.ts';

/** Also for who is signed in and has forgotten the password: changing it asks for the old one. */
export function ForgotPage() {
  return <ForgotModal {...useModalRoute({ isForEverybody: true })} />;
}
