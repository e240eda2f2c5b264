import { pages } from '@trio/contracts/pages';
import { pathExplorerLink } from '@trio/domain/path-explorer';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { settings } from '../../../../lib/settings.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import form from '../../../../ui/form.module.css';
import { Note } from '../../../../ui/note.tsx';
import style from './home-actions.module.css';

interface HomeActionsProps {
  /** Of the challenge in the first place. */
  firstTitle: string;
  isExpired: boolean;
  /** A sort that was begun offers its own way on. */
  hasBegun: boolean;
}

/** What a student can do with their three. */
export function HomeActions({ firstTitle, isExpired, hasBegun }: HomeActionsProps) {
  const t = useText('home');
  const e = useText('errors');
  const path = usePathLink(firstTitle);
  if (path === null && hasBegun) return null;
  return (
    <div className={style.actions}>
      {path !== null && <PathLink address={path} />}
      {!isExpired && !hasBegun && (
        <ButtonLink to={pages.intro.path} look={path === null ? 'primary' : 'quiet'} size="large">
          {t('home.sortAgain')}
        </ButtonLink>
      )}
      {isExpired && !hasBegun && (
        <Note>
          <p>{e('result/school-expired')}</p>
        </Note>
      )}
    </div>
  );
}

/** Leads out of the product: a page of its own, and the address of ours is not told. */
function PathLink({ address }: { address: string }) {
  const t = useText('home');
  const s = useText('shell');
  return (
    <ButtonLink to={address} size="large" target="_blank" rel="noreferrer">
      {t('home.path')} <span className={form.aloud}>{s('footer.newTab')}</span>
    </ButtonLink>
  );
}

/** Null unless the school has the path explorer and this deployment knows where it is. */
function usePathLink(selectedChallengeTitle: string): string | null {
  const { _id, email, isPathExplorerEnabled } = useAccount();
  const { pathExplorerUrl, isPathReferenceOpaque } = settings;
  if (!isPathExplorerEnabled || pathExplorerUrl === null) return null;
  const userEmail = isPathReferenceOpaque ? _id : email;
  return pathExplorerLink(pathExplorerUrl, { userEmail, selectedChallengeTitle });
}
