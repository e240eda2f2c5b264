import { extraCard, keepValidCards, type ExtraCard } from '@trio/contracts/cards';
import { cardKeys } from '@trio/deck/facts.generated';
import type { Connection } from '../../platform/database/database.ts';
import type { SchoolScope } from '../../platform/identity/school-scope.ts';

const builtIn: ReadonlySet<string> = new Set(cardKeys);
/** Schools choose card names, so a list over all schools needs a limit. */
const mostNames = 600;

export async function findShownCards(
  connection: Connection,
  scope: SchoolScope,
  names: Iterable<string>,
): Promise<ExtraCard[]> {
  const wanted = [...new Set(names)].filter((name) => !builtIn.has(name)).slice(0, mostNames);
  if (wanted.length === 0) return [];
  const [own, platform] = await Promise.all([
    connection
      .selectFrom('schoolCards')
      .distinctOn('name')
      .select(['cardId', 'name', 'content'])
      .where('name', 'in', wanted)
      .where((eb) => eb.and(scope.kind === 'school' ? { schoolId: scope.schoolId } : {}))
      .orderBy('name')
      .orderBy('cardId')
      .execute(),
    connection
      .selectFrom('platformCards')
      .select(['cardId', 'name', 'content'])
      .where('name', 'in', wanted)
      .execute(),
  ]);
  return keepValidCards(
    extraCard,
    [...own, ...platform].map(({ cardId, name, content }) => ({
      ...(content as object),
      _id: cardId,
      name,
    })),
  );
}
