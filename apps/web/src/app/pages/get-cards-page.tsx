import { deckDocuments } from '@trio/contracts/documents';
import { pages } from '@trio/contracts/pages';
import { cardKeys } from '@trio/deck/facts.generated';
import cleanPower from '@trio/deck/posters/cleanPower.svg';
import digitalShield from '@trio/deck/posters/digitalShield.svg';
import emergencyResponse from '@trio/deck/posters/emergencyResponse.svg';
import entrepreneurship from '@trio/deck/posters/entrepreneurship.svg';
import learnForLife from '@trio/deck/posters/learnForLife.svg';
import type { Language } from '@trio/i18n/languages';
import type { SuggestedMessage } from '../../features/support/components/support-page.tsx';
import { useLanguage } from '../../lib/language/language.ts';
import { usePageTitle } from '../../lib/language/use-page-title.ts';
import { useText } from '../../lib/language/use-text.ts';
import { useAccount } from '../../lib/session/session.ts';
import { settings } from '../../lib/settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import getCardsBoxStyle from './get-cards-box.module.css';
import style from './get-cards-page.module.css';

const uses = ['getCards.class', 'getCards.families', 'getCards.office'] as const;

export function GetCardsPage() {
  const t = useText('shop');
  usePageTitle(t('getCards.title'));
  return (
    <div className={style.page}>
      <div className={style.hero}>
        <div className={style.words}>
          <h1 className={style.heading}>{t('getCards.title')}</h1>
          <p className={style.lead}>{t('getCards.lead')}</p>
          <ShopOrOrder />
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
      <section className={style.ways} aria-labelledby="ways">
        <h2 id="ways">{t('getCards.ways')}</h2>
        <div className={style.pair}>
          {settings.shopUrl === null && <Order />}
          <PrintYourself />
        </div>
      </section>
      <section className={style.saved} aria-labelledby="saved">
        <h2 id="saved" className={style.savedHeading}>
          {t('getCards.saved')}
        </h2>
        <p>{t('getCards.savedText')}</p>
      </section>
    </div>
  );
}

function ShopOrOrder() {
  const t = useText('shop');
  const s = useText('shell');
  const { shopUrl } = settings;
  if (shopUrl === null) {
    return (
      <div className={style.way}>
        <OrderButton />
        <p className={style.quiet}>{t('getCards.orderHint')}</p>
      </div>
    );
  }
  return (
    <div className={style.way}>
      <ButtonLink to={shopUrl} size="large" target="_blank" rel="noreferrer">
        {t('getCards.shop')} <span className="visually-hidden">{s('footer.newTab')}</span>
      </ButtonLink>
      <p className={style.quiet}>{t('getCards.shopText')}</p>
    </div>
  );
}

function OrderButton() {
  const t = useText('shop');
  const { schoolname = '' } = useAccount();
  const suggested: SuggestedMessage = { message: t('getCards.draft', { school: schoolname }) };
  return (
    <ButtonLink to={pages.support.path} size="large" state={suggested}>
      {t('getCards.order')}
    </ButtonLink>
  );
}

const steps = ['getCards.step.1', 'getCards.step.2', 'getCards.step.3'] as const;

function Order() {
  const t = useText('shop');
  return (
    <div className={style.sheet}>
      <h3>{t('getCards.orderHeading')}</h3>
      <p>{t('getCards.deck', { count: cardKeys.length })}</p>
      <ol className={style.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </div>
  );
}

function PrintYourself() {
  const t = useText('shop');
  const s = useText('shell');
  const language = useLanguage();
  const both: readonly Language[] = [language, language === 'en' ? 'fr' : 'en'];
  return (
    <div className={style.sheet}>
      <h3>{t('getCards.print')}</h3>
      <p>{t('getCards.printText')}</p>
      <ul className={style.files}>
        {both.map((each) => (
          <li key={each}>
            <a href={deckDocuments[each]} target="_blank" rel="noopener">
              {t(`getCards.printOpen.${each}`)}{' '}
              <span className="visually-hidden">{s('footer.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={style.quiet}>{t('getCards.printHint')}</p>
    </div>
  );
}

const posters = [emergencyResponse, learnForLife, entrepreneurship, cleanPower, digitalShield];

function GetCardsBox() {
  return (
    <div className={getCardsBoxStyle.scene} aria-hidden="true">
      {posters.map((poster) => (
        <img
          key={poster}
          className={getCardsBoxStyle.card}
          src={poster}
          alt=""
          width={220}
          height={352}
        />
      ))}
      <div className={getCardsBoxStyle.box}>
        <Logo />
      </div>
    </div>
  );
}
