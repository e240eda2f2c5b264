import { pages } from '@trio/contracts/pages';
import { isStaff } from '@trio/domain/roles';
import { Navigate } from 'react-router';
import { useAccount } from '../../lib/session/session.ts';

/** An address of old: whoever may buy cards is taken there, everybody else home. */
export function CardsGetPage() {
  const { role } = useAccount();
  return <Navigate to={isStaff(role) ? pages.getCards.path : pages.cards.path} replace />;
}
