import type { Training } from '@trio/deck/training-groups';
import type { Career, Careers } from './careers.ts';

const total = 7;
const perCard = 2;

/**
 * About seven careers of the trio: at least two of each card that has careers, spread over kinds of
 * training. The same seed gives the same careers.
 */
export function suggestCareers(
  { all }: Careers,
  cardsByRank: readonly string[],
  seed: string,
): readonly Career[] {
  const chosen: Career[] = [];
  const take = (from: readonly Career[]) => {
    const next = leastSeenTraining(from, chosen);
    if (next) chosen.push(next);
    return next !== undefined;
  };
  const decks = cardsByRank.map((card) =>
    shuffled(
      all.filter((career) => career.card === card),
      `${seed} ${card}`,
    ),
  );
  for (let round = 0; round < perCard; round += 1) for (const deck of decks) take(deck);
  while (chosen.length < total && decks.some((deck) => take(deck)));
  return chosen;
}

function leastSeenTraining(from: readonly Career[], chosen: readonly Career[]): Career | undefined {
  const seen = (training: Training) => chosen.filter((each) => each.training === training).length;
  return from
    .filter((career) => !chosen.includes(career))
    .reduce<Career | undefined>(
      (best, career) => (best && seen(best.training) <= seen(career.training) ? best : career),
      undefined,
    );
}

function shuffled(careers: readonly Career[], seed: string): readonly Career[] {
  return careers
    .map((career) => ({ career, order: hash(`${seed} ${career.key}`) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ career }) => career);
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  }
  return value;
}
