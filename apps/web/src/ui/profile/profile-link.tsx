import { useLanguage } from '../../lib/language/language.ts';
import { useText } from '../../lib/language/use-text.ts';
import { profileTab } from '../../lib/profile/profile-addresses.ts';
import { ButtonLink } from '../button.tsx';

interface ProfileLinkProps {
  look?: 'primary' | 'quiet';
  onOpen?: () => void;
}

/** A plain link: no browser blocks it as a popup, and it works on a tablet. */
export function ProfileLink({ look = 'primary', onOpen }: ProfileLinkProps) {
  const t = useText('results');
  const s = useText('shell');
  const language = useLanguage();
  return (
    <ButtonLink
      to={profileTab(language)}
      look={look}
      size="large"
      target="_blank"
      rel="noopener"
      onClick={onOpen}
    >
      {t('profile.get')} <span className="visually-hidden">{s('footer.newTab')}</span>
    </ButtonLink>
  );
}
