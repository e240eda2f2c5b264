import { extraCard, keepValidCards, type ExtraCard } from '@trio/contracts/cards';
import { cardKeys } from '@trio/deck/facts.generated';
import type { CardColor } from '@trio/domain/sorting/sort';
import { sql } from 'kysely';
import type { Connection } from '../platform/database/database.ts';
import type { FigureScope, StudentScope } from '../platform/identity/school-scope.ts';

const builtIn: ReadonlySet<string> = new Set(cardKeys);
/** Schools choose card names, so a list over all schools needs a limit. */
const mostNames = 600;

const isOfScope = (scope: StudentScope | FigureScope) =>
  scope.kind === 'open-schools'
    ? sql<boolean>`school_id = ANY(${scope.schoolIds}::uuid[])`
    : scope.kind === 'all-schools'
      ? sql<boolean>`true`
      : sql<boolean>`school_id = ${scope.schoolId}`;

export async function findShownCards(
  connection: Connection,
  scope: StudentScope | FigureScope,
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
      .where(isOfScope(scope))
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

export async function findCardNames(
  connection: Connection,
  scope: StudentScope | FigureScope,
  color: CardColor,
): Promise<string[]> {
  const isOfColor = sql<boolean>`content ->> 'color' = ${color}`;
  const [own, platform] = await Promise.all([
    connection
      .selectFrom('schoolCards')
      .select('name')
      .where(isOfColor)
      .where(isOfScope(scope))
      .execute(),
    connection.selectFrom('platformCards').select('name').where(isOfColor).execute(),
  ]);
  return [...own, ...platform].map(({ name }) => name);
}
