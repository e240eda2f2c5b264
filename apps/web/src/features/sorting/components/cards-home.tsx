import { pages } from '@trio/contracts/pages';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import style from './cards-home.module.css';

/** The cards area before the first sort: an empty table and the way to fill it. */
export function CardsHome() {
  const t = useText('sorting');
  const { firstname } = useAccount();
  usePageTitle(t('cards.title'));
  return (
    <section className={style.home}>
      <div className={style.stack} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <div className={style.words}>
        <p className={style.greeting}>{t('cards.greeting', { name: firstname })}</p>
        <h1>{t('cards.empty.heading')}</h1>
        <p>{t('cards.empty.paragraph')}</p>
        <ButtonLink to={pages.intro.path} size="large">
          {t('cards.empty.sort')}
        </ButtonLink>
      </div>
    </section>
  );
}
