import type { Color } from '@trio/deck/card-source';
import type { Namespaces } from '@trio/i18n/namespaces.generated';

type Texts = Namespaces['steps'];
type Keys<Part extends string> = Extract<keyof Texts, `example.${Part}.${string}`>;

/** Keys of the catalogue. */
export interface PlanExamples {
  readonly when: readonly Keys<'when'>[];
  readonly will: readonly Keys<'will'>[];
  readonly withWhom: readonly Keys<'withWhom'>[];
}

interface AboutCard {
  readonly id: string;
  readonly kind: 'built-in' | 'extra' | 'custom';
  readonly color: Color;
}

export const willPerCategory = 4;
const shown = 3;
const places = [1, 2, 3, 4] as const;

/** A student chooses the colour of an own card by taste: it says nothing about its subject. */
const categoryOf = ({ kind, color }: AboutCard): Color | 'any' =>
  kind === 'custom' ? 'any' : color;

/** Another one for each card, and the same one at each visit. */
const placeOf = (id: string): number =>
  Array.from(id).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % willPerCategory;

const willOf = (category: Color | 'any', at: number): Keys<'will'> =>
  `example.will.${category}.${places[at % willPerCategory] ?? 1}`;

/** Two or three for each part: first what fits the cards, then what fits any. */
export function planExamples(cards: readonly AboutCard[]): PlanExamples {
  const will = new Set<Keys<'will'>>();
  for (const card of cards) {
    const first = placeOf(card.id);
    const options = places.map((_, step) => willOf(categoryOf(card), first + step));
    const fresh = options.find((key) => !will.has(key));
    if (fresh !== undefined) will.add(fresh);
  }
  for (const at of places) if (will.size < shown) will.add(willOf('any', at - 1));

  const [first] = cards;
  const category = first ? categoryOf(first) : 'any';
  const other = cards.map(categoryOf).find((each) => each !== category) ?? 'any';
  return {
    will: [...will].slice(0, shown),
    when: unique<Keys<'when'>>([
      `example.when.${category}.1`,
      'example.when.any.1',
      'example.when.any.2',
      'example.when.any.3',
    ]),
    withWhom: unique<Keys<'withWhom'>>([
      'example.withWhom.any.1',
      `example.withWhom.${other}.1`,
      'example.withWhom.any.2',
      'example.withWhom.any.3',
    ]),
  };
}

const unique = <Key>(keys: readonly Key[]): readonly Key[] => [...new Set(keys)].slice(0, shown);
