import { cards } from '@trio/deck/cards';
import { readFacts } from './read-facts.ts';

const notice =
  '/** Made from the cards and the tables in `data` by `npm run careers:generate`; a test fails when it is stale. */\n';

const facts = readFacts(new URL('../data/', import.meta.url));

/** One line per entry: the files are long, and a changed figure must show in a diff. */
const lines = (entries: object): string =>
  Array.isArray(entries)
    ? `[\n${entries.map((entry) => ` ${JSON.stringify(entry)}`).join(',\n')}\n]`
    : `{\n${Object.entries(entries)
        .map(([key, entry]) => ` ${JSON.stringify(key)}: ${JSON.stringify(entry)}`)
        .join(',\n')}\n}`;

export const renderFacts = (): string =>
  `import type { CareerFacts, GroupFacts, UsFacts } from './facts.ts';

${notice}export const careerFacts: readonly CareerFacts[] = ${lines(facts.careers)};

export const groupFacts: Readonly<Record<string, GroupFacts>> = ${lines(facts.groups)};

export const usFacts: Readonly<Record<string, UsFacts>> = ${lines(facts.us)};
`;

export function renderTexts(language: 'en' | 'fr'): string {
  const works = cards.flatMap((card) => card.careers.map(({ work }) => work[language]));
  return `${notice}export const careerWorks: readonly string[] = ${lines(works)};

export const groupTitles: Readonly<Record<string, string>> = ${lines(facts.groupTitles[language])};
`;
}
