import { useDeck } from '../../../lib/deck/deck.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { cardChanges } from '../model/card-changes.ts';

interface LeftOutCardsProps {
  /** The cards that were left out before and after. */
  change: readonly string[];
}

/** Which cards a school's deck lost, and which came back to it. */
export function LeftOutCards({ change }: LeftOutCardsProps) {
  const t = useText('audit');
  const deck = useDeck();
  const { out, back } = cardChanges(change);
  // A title may have a comma of its own.
  const titles = (names: readonly string[]) =>
    names.map((name) => deck.find(({ key }) => key === name)?.title ?? name).join(' · ');
  return (
    <>
      {out.length > 0 && <li>{t('audit.cardsOut', { cards: titles(out) })}</li>}
      {back.length > 0 && <li>{t('audit.cardsBack', { cards: titles(back) })}</li>}
    </>
  );
}
