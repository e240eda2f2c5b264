import { extraCard, keepWholeCards, type ExtraCard } from '@trio/contracts/cards';
import { cardKeys } from '@trio/deck/facts.generated';
import type { Database } from '../../platform/database/database.ts';

/** The cards of these names that are none of our own, as they are now: a page cannot know their titles. */
export type FindShownCards = (
  /** Null: whichever school has one of that name. */
  schoolId: string | null,
  names: Iterable<string>,
) => Promise<ExtraCard[]>;

const builtIn: ReadonlySet<string> = new Set(cardKeys);
/** Names of cards are schools' own to choose: a list over all of them has an end. */
const mostNames = 600;

export const createFindShownCards =
  (db: Database): FindShownCards =>
  async (schoolId, names) => {
    const wanted = [...new Set(names)].filter((name) => !builtIn.has(name)).slice(0, mostNames);
    if (wanted.length === 0) return [];
    const [own, platform] = await Promise.all([
      db
        .selectFrom('schoolCards')
        .distinctOn('name')
        .select(['cardId', 'name', 'content'])
        .where('name', 'in', wanted)
        .$if(schoolId !== null, (query) => query.where('schoolId', '=', schoolId ?? ''))
        .orderBy('name')
        .orderBy('cardId')
        .execute(),
      db
        .selectFrom('platformCards')
        .select(['cardId', 'name', 'content'])
        .where('name', 'in', wanted)
        .execute(),
    ]);
    return keepWholeCards(
      extraCard,
      [...own, ...platform].map(({ cardId, name, content }) => ({
        ...(content as object),
        _id: cardId,
        name,
      })),
    );
  };
