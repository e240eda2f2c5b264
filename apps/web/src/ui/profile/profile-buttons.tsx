import { pages } from '@trio/contracts/pages';
import { createPdfTicket, getPdf } from '@trio/contracts/profile';
import { pathExplorerLink } from '@trio/domain/path-explorer';
import { call, withQuery } from '../../lib/api/call.ts';
import { updateConfirmed } from '../../lib/current-sort.ts';
import { useAction, type ActionState } from '../../lib/forms/use-action.ts';
import { currentLanguage } from '../../lib/language/language.ts';
import { useText } from '../../lib/language/use-text.ts';
import { useAccount } from '../../lib/session/session.ts';
import { settings } from '../../lib/settings.ts';
import { countEvent } from '../../lib/usage/usage.ts';
import { Button, ButtonLink } from '../button.tsx';

interface EmailButtonProps {
  mail: ProfileMail;
  label: string;
  onSent?: () => void;
}

export function EmailButton({ mail: { state, run }, label, onSent }: EmailButtonProps) {
  const t = useText('results');
  const { email, username } = useAccount();
  const isBusy = state.status === 'busy';
  const send = async () => {
    if (await run()) onSent?.();
  };
  if (email === '' && username !== undefined) return null;
  return (
    <Button look="quiet" size="large" isBusy={isBusy} onClick={() => void send()}>
      {isBusy ? t('profile.emailing') : label}
    </Button>
  );
}

export interface ProfileMail {
  readonly state: ActionState;
  /** True if the email is on its way. */
  readonly run: () => Promise<boolean>;
}

export const useProfileMail = (sortId: string): ProfileMail =>
  useAction(() => emailProfile(sortId));

async function emailProfile(sortId: string): Promise<void> {
  const language = currentLanguage();
  const { auth } = await call(createPdfTicket, { language, email: true });
  await call(withQuery(getPdf, { language, email: 'true', auth }));
  countEvent('results-email');
  updateConfirmed(sortId, { emailSent: true });
}

interface PathLinkProps {
  path: PathAddress;
  label: string;
}

/** Outside sites open in a new tab and receive no referrer. */
export function PathLink({ path: { to, isOutside }, label }: PathLinkProps) {
  const s = useText('shell');
  if (!isOutside) {
    return (
      <ButtonLink to={to} size="large">
        {label}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={to} size="large" target="_blank" rel="noreferrer">
      {label} <span className="visually-hidden">{s('footer.newTab')}</span>
    </ButtonLink>
  );
}

export interface PathAddress {
  readonly to: string;
  readonly isOutside: boolean;
}

export function usePathLink(selectedChallengeTitle: string): PathAddress | null {
  const { _id, email, isPathExplorerEnabled } = useAccount();
  const { pathExplorerUrl, isPathReferenceOpaque } = settings;
  if (!isPathExplorerEnabled) return null;
  const isOutside = pathExplorerUrl !== null;
  const userEmail = isOutside && !isPathReferenceOpaque && email !== '' ? email : _id;
  const context = { userEmail, selectedChallengeTitle };
  return { to: pathExplorerLink(pathExplorerUrl ?? pages.explore.path, context), isOutside };
}
