import type { ExtraCard } from '@trio/contracts/cards';
import type { UsageSummary } from '@trio/contracts/usage';
import { locales } from '@trio/i18n/languages';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useCardViews } from '../../../ui/card/use-card-views.ts';
import { cardPaces, leastAnswers } from '../model/card-paces.ts';
import style from './cards-panel.module.css';
import { Numbers } from './numbers.tsx';
import { UsageSheet } from './usage-sheet.tsx';
import page from './usage-page.module.css';

type CardTimes = readonly UsageSummary['cards'][number][];

export function CardsPanel({ cards }: { cards: CardTimes | null }) {
  const t = useText('usage');
  return (
    <UsageSheet heading={t('usage.cards.heading')} height={24}>
      {cards && <Cards cards={cards} />}
    </UsageSheet>
  );
}

/** There are no figures for extra cards. */
const noExtraCards: readonly ExtraCard[] = [];

function Cards({ cards }: { cards: CardTimes }) {
  const t = useText('usage');
  const locale = locales[useLanguage()];
  const number = new Intl.NumberFormat(locale);
  const seconds = useSeconds();
  const viewOf = useCardViews(noExtraCards);
  const { slowest, quickest } = cardPaces(cards);
  return (
    <>
      <p className={page.quiet}>{t('usage.cards.note', { least: leastAnswers })}</p>
      {slowest.length === 0 ? (
        <p>{t('usage.cards.none')}</p>
      ) : (
        <div className={style.lists}>
          <Paces heading={t('usage.cards.slowest')} cards={slowest} />
          {quickest.length > 0 && <Paces heading={t('usage.cards.quickest')} cards={quickest} />}
        </div>
      )}
      {cards.length > 0 && (
        <Numbers
          label={t('usage.cards.heading')}
          columns={[t('usage.cards.card'), t('usage.cards.time'), t('usage.cards.answers')]}
          rows={cards.map(({ card, averageTime, answers }) => ({
            key: card,
            cells: [viewOf(card)?.title ?? card, seconds(averageTime), number.format(answers)],
          }))}
        />
      )}
    </>
  );
}

function Paces({ heading, cards }: { heading: string; cards: CardTimes }) {
  const t = useText('usage');
  const seconds = useSeconds();
  const viewOf = useCardViews(noExtraCards);
  return (
    <div className={style.paces}>
      <h3>{heading}</h3>
      <ol>
        {cards.map(({ card, averageTime, answers }) => {
          const view = viewOf(card);
          return (
            <li key={card} data-color={view?.color}>
              {view && <img src={view.poster} alt="" width={40} height={64} loading="lazy" />}
              <span className={style.title}>{view?.title ?? card}</span>
              <strong className={style.time}>{seconds(averageTime)}</strong>
              <span className={style.answers}>
                {t('usage.cards.answerCount', { count: answers })}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** For example "8.4 sec". */
function useSeconds(): (milliseconds: number) => string {
  const t = useText('usage');
  const format = new Intl.NumberFormat(locales[useLanguage()], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (milliseconds) =>
    t('usage.cards.seconds', { seconds: format.format(milliseconds / 1000) });
}
