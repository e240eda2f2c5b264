import { pages } from '@trio/contracts/pages';
import { useText } from '../../lib/language/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import style from '../public-pages/public-page.module.css';

export function Invitation() {
  const t = useText('careers');
  return (
    <section className={style.invitation} aria-labelledby="invitation">
      <h2 id="invitation">{t('public.try')}</h2>
      <p>{t('public.tryText')}</p>
      <ButtonLink to={pages.landing.path}>{t('public.start')}</ButtonLink>
    </section>
  );
}
