import { useSearchParams } from 'react-router';
import { useDeck } from '../../../lib/deck/deck.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { CardBack } from '../../../ui/card/card-back.tsx';
import { CardFront } from '../../../ui/card/card-front.tsx';
import { viewCard } from '../../../ui/card/card-view.ts';
import style from './contact-sheet.module.css';

const links = { region: 'canada', hasNewBrunswickPages: false } as const;

/** For the deck's writers and illustrators. */
export function ContactSheet() {
  const t = useText('deck');
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  const side = query.get('side') === 'back' ? 'back' : 'front';
  const width = query.get('width') === '110' ? 110 : 220;
  const isTradesOnly = query.get('trades') === '1';
  const cards = useDeck().filter((card) => !isTradesOnly || card.isTrades);

  const show = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true });
  };

  usePageTitle(t('sheet.title'));
  return (
    <section className={style.sheet}>
      <h1>{t('sheet.heading', { count: cards.length })}</h1>
      <form className={style.controls}>
        <label>
          <input
            type="radio"
            name="side"
            checked={side === 'front'}
            onChange={() => show('side', '')}
          />
          {t('sheet.fronts')}
        </label>
        <label>
          <input
            type="radio"
            name="side"
            checked={side === 'back'}
            onChange={() => show('side', 'back')}
          />
          {t('sheet.backs')}
        </label>
        <label>
          <input
            type="checkbox"
            checked={isTradesOnly}
            onChange={(event) => show('trades', event.target.checked ? '1' : '')}
          />
          {t('sheet.trades')}
        </label>
        <label>
          <input
            type="checkbox"
            checked={width === 110}
            onChange={(event) => show('width', event.target.checked ? '110' : '')}
          />
          {t('sheet.size', { width: 110 })}
        </label>
      </form>
      <ul className={style.cards} data-side={side} data-width={width}>
        {cards.map((card) => {
          const view = viewCard({ kind: 'built-in', card }, language, links);
          return (
            <li key={card.key} id={card.key}>
              {side === 'front' ? <CardFront card={view} /> : <CardBack card={view} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
