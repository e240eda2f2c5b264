import { pages } from '@trio/contracts/pages';
import { pathExplorerLink } from '@trio/domain/path-explorer';
import { useAccount } from '../session/session.ts';
import { settings } from '../settings.ts';

export interface PathAddress {
  readonly to: string;
  /** A site outside Trio, set by the deployment. */
  readonly isOutside: boolean;
}

export function usePathLink(selectedChallengeTitle: string): PathAddress | null {
  const { _id, email, isPathExplorerEnabled } = useAccount();
  const { pathExplorerUrl, isPathReferenceOpaque } = settings;
  if (!isPathExplorerEnabled) return null;
  const isOutside = pathExplorerUrl !== null;
  const userEmail = isOutside && !isPathReferenceOpaque ? email : _id;
  const context = { userEmail, selectedChallengeTitle };
  return { to: pathExplorerLink(pathExplorerUrl ?? pages.explore.path, context), isOutside };
}
