import { readFileSync } from 'node:fs';
import { extraCard, type ExtraCard } from '@trio/contracts/cards';
import type { AddOutcome } from '../../features/deck/extra-cards.service.ts';
import { extraCardsMax } from '../../features/deck/extra-cards.rules.ts';
import { UsageError } from '../usage-error.ts';
import { defineCommand } from './command.ts';
import { operator } from './operator.ts';
import { optional, schoolOf } from './read-values.ts';
import { layOutTable } from './table.ts';

export const cards = defineCommand({
  name: 'cards',
  form: '[--school ID|CODE] [--add FILE | --remove NAME]',
  explanation: [
    'lists the cards that a school, or without one the platform, adds to the deck',
    'Sorts that begin later get them; one that is under way keeps the cards it began with.',
    '--add      a card from a JSON file: name, color, en and fr (title, imageUrl, content,',
    '           bulletHeading, bulletDescription, jobLinks with title and url)',
    '--remove   the card of this name',
  ],
  options: {
    school: { type: 'string' },
    add: { type: 'string' },
    remove: { type: 'string' },
  },
  prepare: ({ school: typed, add: file, remove }) => {
    const wanted = optional(typed, '--school');
    const name = optional(remove, '--remove');
    if (file !== undefined && name !== undefined) {
      throw new UsageError('Add a card or remove one, not both.');
    }
    const card = file === undefined ? null : readCard(file);
    return async (deps) => {
      const school = wanted === undefined ? null : await schoolOf(deps, wanted);
      const schoolId = school?.schoolId;
      const whose = school?.name ?? 'everybody';
      if (card) {
        const outcome = await deps.extraCards.add(operator, schoolId, card);
        if (outcome !== 'added') throw new UsageError(refusals[outcome](card.name));
        return [`${card.name} is in the deck of ${whose}.`];
      }
      if (name !== undefined) {
        if ((await deps.extraCards.remove(operator, schoolId, name)) === 'not-there') {
          throw new UsageError(`No card that is added for ${whose} is called ${name}.`);
        }
        return [`${name} is in the deck of ${whose} no longer.`];
      }
      const found = await deps.extraCards.list(operator, schoolId);
      if (found.length === 0) return [`No card is added for ${whose}.`];
      return layOutTable(
        ['NAME', 'COLOR', 'ENGLISH', 'FRENCH'],
        found.map((each) => [each.name, each.color, each.en.title, each.fr.title]),
      );
    };
  },
});

const refusals: Readonly<Record<Exclude<AddOutcome, 'added'>, (name: string) => string>> = {
  'malformed-name': (name) =>
    `A card’s name is up to 60 letters, digits and dashes and begins with a letter; not "${name}".`,
  'built-in-name': (name) => `${name} is the name of one of Trio’s own cards.`,
  'name-taken': (name) => `A card called ${name} is there already.`,
  'too-many': () => `At most ${extraCardsMax} cards can be added to a deck.`,
};

const bytesMax = 100_000;

function readCard(file: string): Omit<ExtraCard, '_id'> {
  let typed: unknown;
  try {
    const text = readFileSync(file, 'utf8');
    if (text.length > bytesMax) throw new Error(`it is longer than ${bytesMax} characters`);
    typed = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`--add cannot read "${file}": ${(error as Error).message}.`);
  }
  const parsed = extraCard.safeParse({ ...(typed as object), _id: 'new' });
  const [problem] = parsed.success ? [] : parsed.error.issues;
  if (problem) throw new UsageError(`--add: "${problem.path.join('.')}" of the card is not right.`);
  if (!isStorable(parsed.data)) throw new UsageError('--add: a text of the card cannot be kept.');
  const { _id, ...card } = parsed.data as ExtraCard;
  return card;
}

/** PostgreSQL stores neither lone surrogates nor zero bytes. */
const isStorable = (card: unknown): boolean => !/\\u(?:0000|d[89a-f])/u.test(JSON.stringify(card));
