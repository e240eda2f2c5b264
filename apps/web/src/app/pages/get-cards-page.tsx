import { deckDocuments } from '@trio/contracts/documents';
import { pages } from '@trio/contracts/pages';
import type { SuggestedMessage } from '../../features/support/components/use-support-message.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { usePageTitle } from '../../lib/language/use-page-title.ts';
import { useText } from '../../lib/language/use-text.ts';
import { settings } from '../../lib/settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import form from '../../ui/form.module.css';
import { GetCardsBox } from './get-cards-box.tsx';
import style from './get-cards-page.module.css';

const uses = ['getCards.class', 'getCards.families', 'getCards.office'] as const;

/** What printed cards are good for, and where to get them. */
export function GetCardsPage() {
  const t = useText('shop');
  const s = useText('shell');
  const language = useLanguage();
  usePageTitle(t('getCards.title'));
  return (
    <div className={style.page}>
      <div className={style.hero}>
        <div className={style.words}>
          <h1 className={style.heading}>{t('getCards.title')}</h1>
          <p className={style.lead}>{t('getCards.lead')}</p>
          <WayToCards />
        </div>
        <GetCardsBox />
      </div>
      <section className={style.uses} aria-labelledby="uses">
        <h2 id="uses">{t('getCards.uses')}</h2>
        <ul className={style.list}>
          {uses.map((use) => (
            <li key={use} className={style.use}>
              <h3>{t(use)}</h3>
              <p>{t(`${use}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={style.saved} aria-labelledby="saved">
        <h2 id="saved" className={style.savedHeading}>
          {t('getCards.saved')}
        </h2>
        <p>{t('getCards.savedText')}</p>
        <p>
          {t('getCards.print')}{' '}
          <a href={deckDocuments[language]} target="_blank" rel="noopener">
            {t('getCards.printOpen')} <span className={form.aloud}>{s('footer.newTab')}</span>
          </a>
        </p>
      </section>
    </div>
  );
}

/** To the deployment's shop; where there is none, to the team. */
function WayToCards() {
  const t = useText('shop');
  const s = useText('shell');
  const { shopUrl } = settings;
  const suggested: SuggestedMessage = { message: t('getCards.draft') };
  return (
    <div className={style.way}>
      {shopUrl === null ? (
        <ButtonLink to={pages.support.path} size="large" state={suggested}>
          {t('getCards.ask')}
        </ButtonLink>
      ) : (
        <ButtonLink to={shopUrl} size="large" target="_blank" rel="noreferrer">
          {t('getCards.shop')} <span className={form.aloud}>{s('footer.newTab')}</span>
        </ButtonLink>
      )}
      <p className={style.quiet}>
        {t(shopUrl === null ? 'getCards.askText' : 'getCards.shopText')}
      </p>
    </div>
  );
}
