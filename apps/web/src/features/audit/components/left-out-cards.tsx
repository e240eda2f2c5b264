import { useDeck } from '../../../lib/deck/deck.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { cardChanges } from '../model/card-changes.ts';

interface LeftOutCardsProps {
  /** Excluded cards before and after. */
  change: readonly string[];
}

export function LeftOutCards({ change }: LeftOutCardsProps) {
  const t = useText('audit');
  const deck = useDeck();
  const { out, back } = cardChanges(change);
  // A title may contain a comma.
  const titles = (names: readonly string[]) =>
    names.map((name) => deck.find(({ key }) => key === name)?.title ?? name).join(' · ');
  return (
    <>
      {out.length > 0 && <li>{t('audit.cardsOut', { cards: titles(out) })}</li>}
      {back.length > 0 && <li>{t('audit.cardsBack', { cards: titles(back) })}</li>}
    </>
  );
}
