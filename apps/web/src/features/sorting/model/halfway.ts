/** A shorter deck is over too soon for a half-way mark. */
const shortest = 8;

/** The card after which half of the deck is sorted. */
export const halfwayCard = (count: number): number | null =>
  count < shortest ? null : Math.floor(count / 2);
