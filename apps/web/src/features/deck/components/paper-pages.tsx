import type { BuiltInCard } from '@trio/deck/deck';
import { deckEdition } from '@trio/deck/edition';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { CardFront, Emblem } from '../../../ui/card/card-front.tsx';
import { viewCard } from '../../../ui/card/card-view.ts';
import style from './paper-pages.module.css';

export interface NumberedCard {
  readonly number: number;
  readonly card: BuiltInCard;
}

const perPage = 2;

/** Each front with the words of its back, as pages to print. */
export function PaperPages({ cards }: { cards: readonly NumberedCard[] }) {
  const t = useText('deck');
  const language = useLanguage();
  const count = Math.ceil(cards.length / perPage);
  const edition = { number: deckEdition.number, month: deckEdition.month[language] };
  return Array.from({ length: count }, (_, index) => {
    const onPage = cards.slice(index * perPage, (index + 1) * perPage);
    return (
      <section key={onPage[0]?.card.key} className={style.page}>
        {/* Screen readers would read it before every second card. */}
        <p className={style.head} aria-hidden="true">
          <strong>Trio</strong>
          <span>{t('sheet.language')}</span>
          <span>{t('sheet.edition', edition)}</span>
          <span className={style.place}>{t('sheet.page', { page: index + 1, count })}</span>
        </p>
        {onPage.map((each) => (
          <PaperCard key={each.card.key} {...each} />
        ))}
      </section>
    );
  });
}

function PaperCard({ number, card }: NumberedCard) {
  const t = useText('deck');
  const [problem, response] = card.paragraphs;
  return (
    <article id={card.key} className={style.card} data-color={card.color}>
      <CardFront card={viewCard({ kind: 'built-in', card }, useLanguage())} hasPlainLine />
      <div className={style.words}>
        <p className={style.category}>
          <Emblem color={card.color} label="" />
          {t(`category.${card.color}`)}
          {card.isTrades && <span className={style.badge}>{t('card.trades')}</span>}
        </p>
        <h2 className={style.title}>{`${number}. ${card.title}`}</h2>
        <h3 className={style.subtitle}>{t('card.story')}</h3>
        <p>{problem}</p>
        <h3 className={style.subtitle}>{t('card.response')}</h3>
        <p>{response}</p>
        <h3 className={style.subtitle}>{t('card.careers')}</h3>
        {card.careers.length === 0 ? (
          <p className={style.careers}>{t('card.careersNone')}</p>
        ) : (
          <ul className={style.careers}>
            {card.careers.map((career) => (
              <li key={career.key}>{career.title}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
