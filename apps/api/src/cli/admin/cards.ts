import { readFileSync } from 'node:fs';
import { extraCard, type ExtraCard } from '@trio/contracts/cards';
import type { AddOutcome } from '../../features/deck/extra-cards.service.ts';
import { extraCardsMax } from '../../features/deck/extra-cards.rules.ts';
import { UsageError } from '../usage-error.ts';
import { defineCommand } from './command.ts';
import { commandLineAdmin } from './command-line-admin.ts';
import { readOptional, requireSchool } from './read-values.ts';
import { layOutTable } from './table.ts';

export const cards = defineCommand({
  name: 'cards',
  synopsis: '[--school ID|CODE] [--add FILE | --remove NAME]',
  explanation: [
    'lists the cards that a school, or without one the platform, adds to the deck',
    'New sorts get them. A sort in progress keeps the cards that it began with.',
    '--add      adds a card from a JSON file: name, color, en and fr (title, imageUrl, content,',
    '           bulletHeading, bulletDescription, jobLinks with title and url)',
    '--remove   removes the card with this name',
  ],
  options: {
    school: { type: 'string' },
    add: { type: 'string' },
    remove: { type: 'string' },
  },
  prepare: ({ school: typed, add: file, remove }) => {
    const wanted = readOptional(typed, '--school');
    const name = readOptional(remove, '--remove');
    if (file !== undefined && name !== undefined) {
      throw new UsageError('Use --add or --remove, not both.');
    }
    const card = file === undefined ? null : readCard(file);
    return async (deps) => {
      const school = wanted === undefined ? null : await requireSchool(deps, wanted);
      const schoolId = school?.schoolId;
      const owner = school?.name ?? 'the platform';
      if (card) {
        const outcome = await deps.extraCards.add(commandLineAdmin, schoolId, card);
        if (outcome !== 'added') throw new UsageError(refusals[outcome](card.name));
        return [`${card.name} is added to the cards of ${owner}.`];
      }
      if (name !== undefined) {
        if ((await deps.extraCards.remove(commandLineAdmin, schoolId, name)) === 'not-found') {
          throw new UsageError(`No card with the name ${name} has been added for ${owner}.`);
        }
        return [`${name} is removed from the cards of ${owner}.`];
      }
      const found = await deps.extraCards.list(commandLineAdmin, schoolId);
      if (found.length === 0) return [`No cards have been added for ${owner}.`];
      return layOutTable(
        ['NAME', 'COLOR', 'ENGLISH', 'FRENCH'],
        found.map((each) => [each.name, each.color, each.en.title, each.fr.title]),
      );
    };
  },
});

const refusals: Readonly<Record<Exclude<AddOutcome, 'added'>, (name: string) => string>> = {
  'malformed-name': (name) =>
    `Invalid card name "${name}". Use at most 60 letters, digits and dashes, beginning with a letter.`,
  'built-in-name': (name) => `${name} is the name of a built-in card.`,
  'name-taken': (name) => `A card with the name ${name} already exists.`,
  'too-many': () => `A deck can have at most ${extraCardsMax} added cards.`,
};

const lengthMax = 100_000;

function readCard(file: string): Omit<ExtraCard, '_id'> {
  let typed: unknown;
  try {
    const text = readFileSync(file, 'utf8');
    if (text.length > lengthMax) throw new Error(`it is longer than ${lengthMax} characters`);
    typed = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`--add cannot read "${file}": ${(error as Error).message}.`);
  }
  const parsed = extraCard.safeParse({ ...(typed as object), _id: 'new' });
  const [problem] = parsed.success ? [] : parsed.error.issues;
  if (problem)
    throw new UsageError(`--add: the card’s "${problem.path.join('.')}" is missing or invalid.`);
  if (!isStorable(parsed.data))
    throw new UsageError('--add: a text of the card has a character that cannot be stored.');
  const { _id, ...card } = parsed.data as ExtraCard;
  return card;
}

/** PostgreSQL stores neither lone surrogates nor zero bytes. */
const isStorable = (card: unknown): boolean => !/\\u(?:0000|d[89a-f])/u.test(JSON.stringify(card));
