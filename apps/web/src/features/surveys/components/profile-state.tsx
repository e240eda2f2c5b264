import { pages } from '@trio/contracts/pages';
import { useReadySort } from '../../../lib/current-sort.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { profileTab } from '../../../lib/profile/profile-addresses.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import style from './profile-state.module.css';

/** Decorative: the text beside the picture says the same. */
const picture = { viewBox: '0 0 120 80', 'aria-hidden': true } as const;

function MadePicture() {
  return (
    <svg {...picture}>
      <rect width="120" height="80" rx="9" fill="#cfeAd6" />
      <path d="M0 62c22-12 42-10 64-2s40 6 56-4v15a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9z" fill="#7cc79a" />
      <g transform="rotate(-4 56 42)">
        <rect x="34" y="10" width="46" height="62" rx="4" fill="#fff" />
        <rect x="40" y="16" width="21" height="4" rx="2" fill="#1b1b3a" />
        <rect x="40" y="25" width="10" height="16" rx="2" fill="#d6336c" />
        <rect x="52" y="25" width="10" height="16" rx="2" fill="#ffd166" />
        <rect x="64" y="25" width="10" height="16" rx="2" fill="#1c6dd0" />
        <path
          d="M40 48h34M40 54h34M40 60h22"
          stroke="#c9c7d8"
          strokeWidth="2.500"
          strokeLinecap="round"
        />
      </g>
      <g transform="rotate(38 84 46)">
        <path d="M80 24h8v34l-4 8-4-8z" fill="#ffd166" />
        <path d="M80 58h8l-4 8z" fill="#ffe9c9" />
        <path d="M82.300 62.500h3.400L84 66z" fill="#1b1b3a" />
        <path d="M80 27a3 3 0 0 1 3-3h2a3 3 0 0 1 3 3v3h-8z" fill="#c2261b" />
      </g>
    </svg>
  );
}

function SentPicture() {
  return (
    <svg {...picture}>
      <rect width="120" height="80" rx="9" fill="#d7e8fb" />
      <circle cx="98" cy="18" r="9" fill="#ffd166" />
      <path d="M30 36 60 16l30 20v30a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4z" fill="#0b2f66" />
      <rect x="38" y="18" width="44" height="44" rx="3" fill="#fff" />
      <rect x="43" y="24" width="10" height="15" rx="2" fill="#d6336c" />
      <rect x="55" y="24" width="10" height="15" rx="2" fill="#ffd166" />
      <rect x="67" y="24" width="10" height="15" rx="2" fill="#2f9e64" />
      <path d="M30 38l30 19 30-19v28a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4z" fill="#1c6dd0" />
      <path
        d="M31.200 68.800 54 53.200l6 3.800 6-3.800 22.800 15.600A4 4 0 0 1 86 70H34a4 4 0 0 1-2.800-1.200z"
        fill="#7fb2ee"
      />
      <path d="M8 44h14M4 54h18M10 64h12" stroke="#7fb2ee" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

export function ProfileState() {
  const t = useText('survey');
  const address = useMailAddress();
  const isSent = useIsProfileSent();
  usePageTitle(t('guestProfile.awaitedTitle'));
  return (
    <section className={style.page}>
      <div className={style.picture}>{isSent ? <SentPicture /> : <MadePicture />}</div>
      <h1>{t(isSent ? 'guestProfile.sentHeading' : 'guestProfile.awaitedHeading')}</h1>
      <p>{t(isSent ? 'guestProfile.sent' : 'guestProfile.awaited', { email: address })}</p>
      <div className={style.ways}>
        {isSent && <OpenProfile size="large" />}
        <ButtonLink to={pages.cards.path} look={isSent ? 'quiet' : 'primary'} size="large">
          {t('guestProfile.home')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The address is empty until the server has sent the account. */
export function useMailAddress(): string {
  const t = useText('survey');
  const { email } = useAccount();
  return email === '' ? t('guestProfile.yourAddress') : email;
}

/** A trio that the server has not received has no profile yet. */
export function useIsProfileSent(): boolean {
  const { sort, confirmed } = useReadySort();
  const isUnsent = sort !== null && sort.confirmedAt !== null && sort.id !== confirmed?.id;
  return confirmed?.profileSent === true && !isUnsent;
}

export function OpenProfile({ size = 'normal' }: { size?: 'normal' | 'large' }) {
  const t = useText('survey');
  const s = useText('shell');
  return (
    <ButtonLink to={profileTab(useLanguage())} size={size} target="_blank">
      {t('guestProfile.open')} <span className="visually-hidden">{s('footer.newTab')}</span>
    </ButtonLink>
  );
}

/** Router state: the home page thanks the student for the answers. */
export interface AnsweredState {
  readonly hasJustAnswered: true;
}
export const answered: AnsweredState = { hasJustAnswered: true };
