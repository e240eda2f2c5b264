import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { profileTab } from '../../../lib/profile/profile-addresses.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';

export function OpenProfile({ size = 'normal' }: { size?: 'normal' | 'large' }) {
  const t = useText('survey');
  const s = useText('shell');
  return (
    <ButtonLink to={profileTab(useLanguage())} size={size} target="_blank">
      {t('guestProfile.open')} <span className={form.aloud}>{s('footer.newTab')}</span>
    </ButtonLink>
  );
}
