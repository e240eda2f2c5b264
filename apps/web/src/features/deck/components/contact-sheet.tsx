import { commentSheets } from '@trio/contracts/documents';
import { useSearchParams } from 'react-router';
import { useDeck } from '../../../lib/deck/deck.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CardBack } from '../../../ui/card/card-back.tsx';
import { CardFront } from '../../../ui/card/card-front.tsx';
import { viewCard } from '../../../ui/card/card-view.ts';
import style from './contact-sheet.module.css';
import { PaperPages } from './paper-pages.tsx';

const sides = ['front', 'back', 'paper'] as const;
const sideLabels = {
  front: 'sheet.fronts',
  back: 'sheet.backs',
  paper: 'sheet.paper',
} as const;

/** For the deck's writers and illustrators, and for people who read it on paper. */
export function ContactSheet() {
  const t = useText('deck');
  const s = useText('shell');
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  const side = sides.find((each) => each === query.get('side')) ?? 'front';
  const width = query.get('width') === '110' ? 110 : 220;
  const isTradesOnly = query.get('trades') === '1';
  const cards = useDeck()
    .map((card, index) => ({ number: index + 1, card }))
    .filter(({ card }) => !isTradesOnly || card.isTrades);

  const show = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true });
  };

  const heading = t('sheet.heading', { count: cards.length });
  // A printed page and its PDF show the title.
  usePageTitle(side === 'paper' ? heading : t('sheet.title'));
  return (
    <section className={style.sheet}>
      <h1>{heading}</h1>
      <form className={style.controls}>
        {sides.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="side"
              checked={side === each}
              onChange={() => show('side', each === 'front' ? '' : each)}
            />
            {t(sideLabels[each])}
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            checked={isTradesOnly}
            onChange={(event) => show('trades', event.target.checked ? '1' : '')}
          />
          {t('sheet.trades')}
        </label>
        {side === 'paper' ? (
          <Button onClick={() => window.print()}>{t('sheet.print')}</Button>
        ) : (
          <label>
            <input
              type="checkbox"
              checked={width === 110}
              onChange={(event) => show('width', event.target.checked ? '110' : '')}
            />
            {t('sheet.size', { width: 110 })}
          </label>
        )}
        <a href={commentSheets[language]} target="_blank" rel="noopener">
          {t('sheet.comments')} <span className="visually-hidden">{s('footer.newTab')}</span>
        </a>
      </form>
      {side === 'paper' ? (
        <PaperPages cards={cards} />
      ) : (
        <ul className={style.cards} data-side={side} data-width={width}>
          {cards.map(({ card }) => {
            const view = viewCard({ kind: 'built-in', card }, language);
            return (
              <li key={card.key} id={card.key}>
                {side === 'front' ? (
                  <CardFront card={view} hasPlainLine={width !== 110} />
                ) : (
                  <CardBack card={view} />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
