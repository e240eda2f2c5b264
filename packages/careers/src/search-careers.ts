import { foldText } from '@trio/domain/fold-text';
import MiniSearch from 'minisearch';
import type { Career } from './careers.ts';

type Searchable = Pick<Career, 'key' | 'title' | 'titles' | 'groupTitle' | 'work'>;

/** Fuzzy search needs memory for the square of a word's length. */
const textMax = 80;

/** Titles count in both languages: a student may know only the other one. */
export function createSearch<C extends Searchable>(
  all: readonly C[],
): (text: string) => readonly C[] {
  const byKey = new Map(all.map((career) => [career.key, career]));
  const index = new MiniSearch<C>({
    idField: 'key',
    fields: ['title', 'titles', 'groupTitle', 'work'],
    extractField: (career, field) =>
      field === 'titles'
        ? `${career.titles.en} ${career.titles.fr}`
        : career[field as 'key' | 'title' | 'groupTitle' | 'work'],
    tokenize: (text) => wordsOf(text),
    processTerm: (term) => (term.length > 1 ? term : null),
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 6 ? 2 : term.length > 3 ? 1 : false),
      boost: { title: 4, titles: 3, groupTitle: 1.5 },
      combineWith: 'AND',
    },
  });
  index.addAll(all);
  return (text) =>
    index.search(text.slice(0, textMax)).flatMap(({ id }) => byKey.get(String(id)) ?? []);
}

/** Words that connect the feminine and the masculine form, and articles. */
const connecting = new Set([
  'ou',
  'de',
  'du',
  'des',
  'le',
  'la',
  'les',
  'en',
  'of',
  'and',
  'the',
  'or',
]);

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !connecting.has(word));
