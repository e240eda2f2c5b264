import { extraCard, keepWholeCards, type ExtraCard } from '@trio/contracts/cards';
import { cardKeys } from '@trio/deck/facts.generated';
import type { Database } from '../../platform/database/database.ts';
import type { SchoolScope } from '../../platform/identity/school-scope.ts';

/** Finds the extra cards among these names: the page does not know their titles. */
export type FindShownCards = (scope: SchoolScope, names: Iterable<string>) => Promise<ExtraCard[]>;

const builtIn: ReadonlySet<string> = new Set(cardKeys);
/** Schools choose card names, so a list over all schools needs a limit. */
const mostNames = 600;

export const createFindShownCards =
  (db: Database): FindShownCards =>
  async (scope, names) => {
    const wanted = [...new Set(names)].filter((name) => !builtIn.has(name)).slice(0, mostNames);
    if (wanted.length === 0) return [];
    const [own, platform] = await Promise.all([
      db
        .selectFrom('schoolCards')
        .distinctOn('name')
        .select(['cardId', 'name', 'content'])
        .where('name', 'in', wanted)
        .where((eb) => eb.and(scope.kind === 'school' ? { schoolId: scope.schoolId } : {}))
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
