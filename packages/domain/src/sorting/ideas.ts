import { limits } from '../limits.ts';
import { cutAt, isBlank, toPlainLine } from '../plain-text.ts';
import { entryOf, stampFor, type Sort } from './sort.ts';

const none: readonly string[] = [];

export const ideasOf = (sort: Sort, card: string): readonly string[] =>
  entryOf(sort.ideas, card)?.value ?? none;

export const cleanIdea = (text: string): string =>
  cutAt(toPlainLine(text).trim(), limits.ideaMax).trimEnd();

export function addIdea(sort: Sort, card: string, text: string, now: number): Sort | 'full' {
  const idea = cleanIdea(text);
  const ideas = ideasOf(sort, card);
  if (sort.confirmedAt !== null || !sort.deck.includes(card)) return sort;
  if (isBlank(idea) || ideas.includes(idea)) return sort;
  if (ideas.length >= limits.ideasPerCard) return 'full';
  return write(sort, card, [...ideas, idea], now);
}

export function removeIdea(sort: Sort, card: string, idea: string, now: number): Sort {
  const ideas = ideasOf(sort, card);
  if (sort.confirmedAt !== null || !ideas.includes(idea)) return sort;
  return write(
    sort,
    card,
    ideas.filter((other) => other !== idea),
    now,
  );
}

const write = (sort: Sort, card: string, value: readonly string[], now: number): Sort => ({
  ...sort,
  ideas: { ...sort.ideas, [card]: { value, at: stampFor(sort, now) } },
});
