import { extraCard, keepValidCards, type ExtraCard } from '@trio/contracts/cards';
import type { InsightStudent } from '@trio/contracts/insight';
import { selectedCard } from '@trio/contracts/results';
import type { InsightRow } from './insight.repository.ts';

export function toInsightStudent(row: InsightRow): InsightStudent {
  const selected = keepValidCards(selectedCard, Array.isArray(row.selected) ? row.selected : []);
  const chosen = selected.map((card) =>
    typeof card === 'string'
      ? card
      : { title: card.title, ...(card.color && { color: card.color }) },
  );
  return {
    _id: row.studentId,
    firstname: row.firstName,
    lastname: row.lastName,
    stage: row.stage,
    chosen,
    liked: likedOf(row).filter((card) => !chosen.includes(card)),
  };
}

/** One letter per card: see apps/api/src/data/sorts.mapper.ts. */
const likedOf = ({ deck, answers }: InsightRow): string[] =>
  (deck ?? []).filter((_, place) => ['l', 's'].includes(answers?.charAt(place) ?? ''));

export const cardsOf = (students: readonly InsightStudent[]): ReadonlySet<string> =>
  new Set(
    students.flatMap(({ chosen, liked }) => [
      ...chosen.filter((card) => typeof card === 'string'),
      ...liked,
    ]),
  );

export const toExtraCards = (cards: readonly unknown[]): ExtraCard[] =>
  keepValidCards(extraCard, cards);
