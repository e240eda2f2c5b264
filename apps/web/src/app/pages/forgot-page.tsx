import { ForgotModal } from '../../features/identity/components/forgot-modal.tsx';
import { useModalRoute } from './use-modal-route.ts';

/** Also for logged-in users: changing a password requires the old one. */
export function ForgotPage() {
  return <ForgotModal {...useModalRoute({ isForEverybody: true })} />;
}
