import type { ExtraCard } from '@trio/contracts/cards';
import type { UsageSummary } from '@trio/contracts/usage';
import { missing } from '@trio/i18n/duration';
import { locales } from '@trio/i18n/languages';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useCardViews } from '../../../ui/card/use-card-views.ts';
import { slowestAndQuickest, leastAnswers } from '../model.ts';
import cardsStyle from './cards-panel.module.css';
import style from './sorts-panel.module.css';
import page from './usage-page.module.css';
import { Numbers, UsageSheet } from './usage-sheet.tsx';

type Totals = UsageSummary['totals'];

/** Compares each row with the started sorts; no row is a part of another. */
export function SortsPanel({ totals }: { totals: Totals | null }) {
  const t = useText('usage');
  return (
    <UsageSheet heading={t('usage.sorts.heading')} height={17}>
      {totals && <Sorts totals={totals} />}
    </UsageSheet>
  );
}

function Sorts({ totals }: { totals: Totals }) {
  const t = useText('usage');
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const { started, abandoned, completedFirst, completedAgain } = totals;
  const completed = completedFirst + completedAgain;
  const widest = Math.max(1, started, completed, abandoned);
  const share = (count: number): string =>
    started === 0 ? missing : number.format(Math.round((100 * count) / started));
  const perHundred = (count: number): string =>
    started === 0 ? missing : t('usage.sorts.per', { share: share(count) });
  const split = t('usage.sorts.split', { first: completedFirst, again: completedAgain });
  return (
    <>
      <dl className={style.rows}>
        <Row
          label={t('usage.sorts.started')}
          value={number.format(started)}
          parts={[{ kind: 'whole', share: started / widest }]}
          note={t('usage.sorts.all')}
        />
        <Row
          label={t('usage.sorts.completed')}
          value={number.format(completed)}
          parts={[
            { kind: 'first', share: completedFirst / widest },
            { kind: 'again', share: completedAgain / widest },
          ]}
          note={`${perHundred(completed)}; ${split}`}
        />
        <Row
          label={t('usage.sorts.abandoned')}
          value={number.format(abandoned)}
          parts={[{ kind: 'left', share: abandoned / widest }]}
          note={perHundred(abandoned)}
        />
      </dl>
      <p className={style.note}>{t('usage.sorts.note')}</p>
      <Numbers
        label={t('usage.sorts.heading')}
        columns={[t('usage.sorts.what'), t('usage.sorts.count'), t('usage.sorts.share')]}
        rows={(
          [
            ['started', started],
            ['first', completedFirst],
            ['again', completedAgain],
            ['abandoned', abandoned],
          ] as const
        ).map(([what, count]) => ({
          key: what,
          cells: [t(`usage.sorts.${what}`), number.format(count), share(count)],
        }))}
      />
    </>
  );
}

interface RowProps {
  label: string;
  value: string;
  parts: readonly { readonly kind: string; readonly share: number }[];
  note: string;
}

const Row = ({ label, value, parts, note }: RowProps) => (
  <div className={style.row}>
    <dt>{label}</dt>
    <dd className={style.value}>{value}</dd>
    <dd className={style.track} aria-hidden="true">
      {parts.map(({ kind, share }) => (
        <span key={kind} data-part={kind} style={{ width: `${100 * share}%` }} />
      ))}
    </dd>
    <dd className={style.share}>{note}</dd>
  </div>
);

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
  const { slowest, quickest } = slowestAndQuickest(cards);
  return (
    <>
      <p className={page.quiet}>{t('usage.cards.note', { least: leastAnswers })}</p>
      {slowest.length === 0 ? (
        <p>{t('usage.cards.none')}</p>
      ) : (
        <div className={cardsStyle.lists}>
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
    <div className={cardsStyle.paces}>
      <h3>{heading}</h3>
      <ol>
        {cards.map(({ card, averageTime, answers }) => {
          const view = viewOf(card);
          return (
            <li key={card} data-color={view?.color}>
              {view && <img src={view.poster} alt="" width={40} height={64} loading="lazy" />}
              <span className={cardsStyle.title}>{view?.title ?? card}</span>
              <strong className={cardsStyle.time}>{seconds(averageTime)}</strong>
              <span className={cardsStyle.answers}>
                {t('usage.cards.answerCount', { count: answers })}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function useSeconds(): (milliseconds: number) => string {
  const t = useText('usage');
  const format = new Intl.NumberFormat(locales[useLanguage()], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (milliseconds) =>
    t('usage.cards.seconds', { seconds: format.format(milliseconds / 1000) });
}
