import { pages } from '@trio/contracts/pages';
import { useText } from '../../../../lib/language/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/section.tsx';
import style from './account-page.module.css';

export function KeepingSection() {
  const t = useText('keeping');
  return (
    <Section heading={t('keeping.account')}>
      <p>{t('keeping.accountText')}</p>
      <div className={style.outcome}>
        <ButtonLink look="quiet" to={pages.keeping.path}>
          {t('keeping.open')}
        </ButtonLink>
      </div>
    </Section>
  );
}
