import { pathExplorerLink } from '@trio/domain/path-explorer';
import { useAccount } from '../session/session.ts';
import { settings } from '../settings.ts';

/** Null unless the school has the path explorer and this deployment knows where it is. */
export function usePathLink(selectedChallengeTitle: string): string | null {
  const { _id, email, isPathExplorerEnabled } = useAccount();
  const { pathExplorerUrl, isPathReferenceOpaque } = settings;
  if (!isPathExplorerEnabled || pathExplorerUrl === null) return null;
  const userEmail = isPathReferenceOpaque ? _id : email;
  return pathExplorerLink(pathExplorerUrl, { userEmail, selectedChallengeTitle });
}
