import { pages } from '@trio/contracts/pages';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { useReadySort } from '../../../lib/current-sort.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { OpenProfile } from './open-profile.tsx';
import style from './profile-state.module.css';
import { MadePicture, SentPicture } from './what-next-pictures.tsx';

/** How far the profile is that the team prepares, and the way home. */
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

/** A device that could not ask yet who it is does not know the address. */
export function useMailAddress(): string {
  const t = useText('survey');
  const { email } = useAccount();
  return email === '' ? t('guestProfile.yourAddress') : email;
}

/** Of the three that are shown: one that the server has not heard of has no profile yet. */
export function useIsProfileSent(): boolean {
  const { sort, confirmed } = useReadySort();
  const isUnheard = sort !== null && sort.confirmedAt !== null && sort.id !== confirmed?.id;
  return confirmed?.profileSent === true && !isUnheard;
}
