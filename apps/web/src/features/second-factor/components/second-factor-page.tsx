import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { SecondFactorSection } from './second-factor-section.tsx';
import style from './second-factor.module.css';

export function SecondFactorPage() {
  const t = useText('factor');
  usePageTitle(t('factor.page'));
  return (
    <div className={style.page}>
      <h1>{t('factor.page')}</h1>
      <SecondFactorSection />
    </div>
  );
}
