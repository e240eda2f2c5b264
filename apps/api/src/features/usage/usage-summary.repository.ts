import type { Answer } from '@trio/contracts/endpoint';
import type { getUsage, UsageEventName } from '@trio/contracts/usage';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

type Summary = Answer<typeof getUsage>;

const signIn: UsageEventName = 'login';
const view: UsageEventName = 'page-view';
const start: UsageEventName = 'sort-start';
const abandon: UsageEventName = 'sort-abandon';
const first: UsageEventName = 'sort-complete-first';
const again: UsageEventName = 'sort-complete-again';
const turn: UsageEventName = 'card-back-view';
const careers: UsageEventName = 'sample-careers-view';
const click: UsageEventName = 'career-click';
const read = [signIn, view, start, abandon, first, again];

const mostCareers = 10;

export async function findSummary(connection: Connection, from: string): Promise<Summary> {
  const [days, totals, abandons, cards, looks, openedCareers] = await Promise.all([
    findDays(connection, from),
    findTotals(connection, from),
    findAbandons(connection, from),
    findCards(connection, from),
    findLooks(connection, from),
    findOpenedCareers(connection, from),
  ]);
  return { days, ...totals, abandons, cards, looks, openedCareers };
}

const sumOf = (...names: readonly UsageEventName[]) =>
  sql<number>`coalesce(sum(count) FILTER (WHERE name IN (${sql.join(names)})), 0)::float8`;
const signInsOf = (...of: readonly ('student' | 'school')[]) =>
  sql<number>`coalesce(sum(count) FILTER (WHERE name = ${signIn} AND role IN (${sql.join(of)})), 0)::float8`;
const viewsIn = (language: 'en' | 'fr') =>
  sql<number>`coalesce(sum(count) FILTER (WHERE name = ${view} AND language = ${language}), 0)::float8`;

const findDays = (connection: Connection, from: string): Promise<Summary['days']> =>
  connection
    .selectFrom('usageDays')
    .select([
      sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
      signInsOf('student', 'school').as('signIns'),
      sumOf(start).as('started'),
      sumOf(abandon).as('abandoned'),
      sumOf(first, again).as('completed'),
    ])
    .where('name', 'in', [signIn, start, abandon, first, again])
    .where('day', '>=', sql<Date>`${from}::date`)
    .groupBy('usageDays.day')
    .orderBy('usageDays.day')
    .execute();

async function findTotals(
  connection: Connection,
  from: string,
): Promise<Pick<Summary, 'totals' | 'languages'>> {
  const { student, school, en, fr, ...totals } = await connection
    .selectFrom('usageDays')
    .select([
      signInsOf('student').as('student'),
      signInsOf('school').as('school'),
      sumOf(start).as('started'),
      sumOf(abandon).as('abandoned'),
      sumOf(first).as('completedFirst'),
      sumOf(again).as('completedAgain'),
      sumOf(view).as('pageViews'),
      viewsIn('en').as('en'),
      viewsIn('fr').as('fr'),
    ])
    .where('name', 'in', read)
    .where('day', '>=', sql<Date>`${from}::date`)
    .executeTakeFirstOrThrow();
  return { totals: { signIns: { student, school }, ...totals }, languages: { en, fr } };
}

const findAbandons = (connection: Connection, from: string): Promise<Summary['abandons']> =>
  connection
    .selectFrom('usageAbandons')
    .select([
      sql<number | null>`nullif(step, 0)`.as('step'),
      sql<number>`sum(count)::float8`.as('count'),
    ])
    .where('day', '>=', sql<Date>`${from}::date`)
    .groupBy('usageAbandons.step')
    .orderBy(sql`nullif(usage_abandons.step, 0) NULLS LAST`)
    .execute();

const findCards = (connection: Connection, from: string): Promise<Summary['cards']> =>
  connection
    .selectFrom('usageCards')
    .select([
      'card',
      sql<number>`sum(answers)::float8`.as('answers'),
      sql<number>`round(sum(time_ms) / sum(answers))::float8`.as('averageTime'),
    ])
    .where('day', '>=', sql<Date>`${from}::date`)
    .groupBy('card')
    .having(sql<boolean>`sum(answers) > 0`)
    .orderBy(sql`sum(time_ms) / sum(answers) DESC, card COLLATE "C"`)
    .execute();

const findLooks = (connection: Connection, from: string): Promise<Summary['looks']> =>
  connection
    .selectFrom('usageLooks')
    .select([
      'card',
      sumOf(turn).as('turns'),
      sumOf(careers).as('careers'),
      sumOf(click).as('clicks'),
    ])
    .where('day', '>=', sql<Date>`${from}::date`)
    .groupBy('card')
    .orderBy(sql`sum(count) DESC, card COLLATE "C"`)
    .execute();

const findOpenedCareers = (
  connection: Connection,
  from: string,
): Promise<Summary['openedCareers']> =>
  connection
    .selectFrom('usageLooks')
    .select(['card', 'career', sql<number>`sum(count)::float8`.as('count')])
    .where('career', '!=', '')
    .where('day', '>=', sql<Date>`${from}::date`)
    .groupBy(['card', 'career'])
    .orderBy(sql`sum(count) DESC, card COLLATE "C", career COLLATE "C"`)
    .limit(mostCareers)
    .execute();
