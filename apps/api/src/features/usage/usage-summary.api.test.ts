import { randomUUID } from 'node:crypto';
import {
  getUsage,
  usageEventNames,
  type UsageEvent,
  type UsageSummary,
} from '@trio/contracts/usage';
import { cardKeys } from '@trio/deck/facts.generated';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { ForwardedEvent } from '../../platform/usage/usage-forwarding.ts';
import { createUsageTally, dayOf } from './usage.rules.ts';
import { upsertSums } from './usage.repository.ts';

let trio: TestApp;
const forwarded: ForwardedEvent[] = [];
let as: Record<'student' | 'school' | 'admin', string>;
beforeAll(async () => {
  trio = await createTestApp({
    usageForwarding: {
      forward: (events) => void forwarded.push(...events),
      close: async () => {},
    },
  });
  const { schoolId } = await createSchool(trio.db);
  const tokenOf = async ({ email }: { email: string }) => (await trio.signIn(email)).authorization;
  as = {
    student: await tokenOf(await createStudent(trio.db, schoolId)),
    school: await tokenOf(await createStaff(trio.db, schoolId)),
    admin: await tokenOf(await createAdmin(trio.db)),
  };
});
afterAll(() => trio.close());
async function forgetAll(): Promise<void> {
  forwarded.length = 0;
  for (const table of [
    'usageEvents',
    'usageDays',
    'usageAbandons',
    'usageCards',
    'usageLooks',
  ] as const) {
    await trio.db.deleteFrom(table).execute();
  }
}
beforeEach(forgetAll);

type Sent = Partial<UsageEvent> & Pick<UsageEvent, 'name'>;
const whole = (event: Sent) => ({
  id: randomUUID(),
  age: 0,
  language: 'en' as const,
  route: '/dashboard/cards/:index',
  ...event,
});

const send = (events: readonly Sent[], authorization?: string) =>
  trio.call('POST', '/usage/events', {
    payload: { events: events.map(whole) },
    headers: authorization === undefined ? {} : { authorization },
  });

async function summary(days = '30'): Promise<UsageSummary> {
  const answer = await trio.call('GET', '/usage/summary', {
    query: { days },
    headers: { authorization: as.admin },
  });
  expect(answer.statusCode).toBe(200);
  return getUsage.answer.parse(answer.json());
}

const dayMs = 24 * 60 * 60_000;
const today = () => dayOf(trio.clock.now());

it('returns zeros when nothing was counted', async () => {
  expect(await summary()).toEqual({
    days: [],
    totals: {
      signIns: { student: 0, school: 0 },
      started: 0,
      abandoned: 0,
      completedFirst: 0,
      completedAgain: 0,
      pageViews: 0,
    },
    languages: { en: 0, fr: 0 },
    abandons: [],
    cards: [],
    looks: [],
    openedCareers: [],
  });
});

it('sums log-ins by role, sorts by outcome, page views by language and times by card', async () => {
  await send(
    [
      { name: 'login' },
      { name: 'page-view', language: 'fr' },
      { name: 'page-view', language: 'fr' },
      { name: 'sort-start' },
      { name: 'sort-start' },
      { name: 'sort-abandon', step: 12 },
      { name: 'sort-abandon', step: 12 },
      { name: 'sort-abandon', step: 3 },
      { name: 'sort-abandon' },
      { name: 'sort-complete-first' },
      { name: 'sort-complete-again' },
      { name: 'card-times', times: { wealth: 4_000, coolClimate: 9_000 } },
      { name: 'card-times', times: { wealth: 2_000 } },
    ],
    as.student,
  );
  await send([{ name: 'login' }, { name: 'page-view' }], as.school);
  await send([{ name: 'page-view' }, { name: 'login' }], as.admin);
  expect(await summary()).toEqual({
    days: [{ day: today(), signIns: 2, started: 2, abandoned: 4, completed: 2 }],
    totals: {
      signIns: { student: 1, school: 1 },
      started: 2,
      abandoned: 4,
      completedFirst: 1,
      completedAgain: 1,
      pageViews: 3,
    },
    languages: { en: 1, fr: 2 },
    abandons: [
      { step: 3, count: 1 },
      { step: 12, count: 2 },
      { step: null, count: 1 },
    ],
    cards: [
      { card: 'coolClimate', answers: 1, averageTime: 9_000 },
      { card: 'wealth', answers: 2, averageTime: 3_000 },
    ],
    looks: [],
    openedCareers: [],
  });
});

it('counts the cards that were turned over and the careers that were opened', async () => {
  await send(
    [
      { name: 'card-back-view', card: 'wealth' },
      { name: 'card-back-view', card: 'wealth' },
      { name: 'sample-careers-view', card: 'wealth' },
      { name: 'career-click', card: 'wealth', career: 'bulletTwo' },
      { name: 'card-back-view', card: 'own' },
      { name: 'career-click', card: 'extra' },
    ],
    as.student,
  );
  await send([{ name: 'career-click', card: 'wealth', career: 'bulletTwo' }], as.student);
  const { looks, openedCareers } = await summary();
  expect(looks).toEqual([
    { card: 'wealth', turns: 2, careers: 1, clicks: 2 },
    { card: 'extra', turns: 0, careers: 0, clicks: 1 },
    { card: 'own', turns: 1, careers: 0, clicks: 0 },
  ]);
  expect(openedCareers).toEqual([{ card: 'wealth', career: 'bulletTwo', count: 2 }]);
  expect(forwarded).toContainEqual(
    expect.objectContaining({ name: 'career-click', card: 'wealth', career: 'bulletTwo' }),
  );
});

it.each<[string, Sent]>([
  ['a card that is not in the deck', { name: 'card-back-view', card: 'ourSchoolsCard' }],
  [
    'a career that is not on its card',
    { name: 'career-click', card: 'wealth', career: 'bulletFourteen' },
  ],
  ['an unknown career', { name: 'career-view', career: 'my-own-career' }],
  ['a career’s key on an event that cannot name one', { name: 'page-view', career: 'actuary' }],
  ['a career without a card', { name: 'career-click', career: 'bulletOne' }],
  ['a career of an extra card', { name: 'career-click', card: 'extra', career: 'bulletOne' }],
  [
    'a career on an event that cannot name one',
    { name: 'sample-careers-view', card: 'wealth', career: 'bulletOne' },
  ],
  ['a card on an event that cannot name one', { name: 'login', card: 'wealth' }],
])('ignores an event with %s', async (_, event) => {
  expect((await send([event, { name: 'page-view' }], as.student)).json()).toEqual({ recorded: 1 });
  expect((await summary()).looks).toEqual([]);
  expect(forwarded).toMatchObject([{ name: 'page-view' }]);
});

it('covers the requested number of days, including today', async () => {
  const ago = (days: number) => dayOf(new Date(trio.clock.now().getTime() - days * dayMs));
  const tally = createUsageTally();
  for (const days of [0, 6, 7, 29, 30, 364, 365]) {
    tally.add({ name: 'sort-start', day: ago(days), role: 'student', language: 'fr' });
    tally.add({ name: 'sort-abandon', day: ago(days), role: 'student', language: 'fr', step: 2 });
  }
  await upsertSums(trio.db, tally.sums(), 3);
  for (const [window, found] of [
    ['7', 2],
    ['30', 4],
    ['90', 5],
    ['365', 6],
  ] as const) {
    const { days, totals, abandons } = await summary(window);
    expect([totals.started, days.length, abandons[0]?.count]).toEqual([found, found, found]);
    expect(days.at(-1)?.day).toBe(today());
  }
});

it('counts only built-in cards', async () => {
  await send([{ name: 'card-times', times: { ourSchoolsCard: 9_000, wealth: 1_000 } }], as.student);
  expect((await summary()).cards).toEqual([{ card: 'wealth', answers: 1, averageTime: 1_000 }]);
  expect(JSON.stringify(forwarded)).not.toContain('ourSchoolsCard');
});

it('limits the weight of one report in a card’s average', async () => {
  const looks = Array.from({ length: 29 }, () => ({ wealth: 10_000 }));
  await send(
    looks.map((times) => ({ name: 'card-times', times })),
    as.student,
  );
  await send([{ name: 'card-times', times: { wealth: 60 * 60_000 } }], as.student);
  // Counted as five minutes, the limit for one card.
  expect((await summary()).cards).toEqual([{ card: 'wealth', answers: 30, averageTime: 19_667 }]);
});

it('returns 400 for an unknown period and 403 for staff', async () => {
  for (const days of ['0', '8', 'all', '']) {
    const answer = await trio.call('GET', '/usage/summary', {
      query: { days },
      headers: { authorization: as.admin },
    });
    expect(answer.statusCode).toBe(400);
  }
  const answer = await trio.call('GET', '/usage/summary', {
    headers: { authorization: as.school },
  });
  expect(answer.statusCode).toBe(403);
});

it('forwards each event once, and none of an administrator', async () => {
  const id = randomUUID();
  await send([{ id, name: 'sort-abandon', step: 4 }], as.student);
  await send([{ id, name: 'sort-abandon', step: 4 }], as.student);
  await send([{ name: 'login' }], as.admin);
  expect(forwarded).toMatchObject([{ name: 'sort-abandon', role: 'student', step: 4 }]);
});

it('accepts simultaneous batches with opposite card orders without a deadlock', async () => {
  const times = (cards: readonly string[]) => Object.fromEntries(cards.map((card) => [card, 10]));
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      send(
        [{ name: 'card-times', times: times(n % 2 ? cardKeys : cardKeys.toReversed()) }],
        as.student,
      ),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
  expect(new Set((await summary()).cards.map((card) => card.answers))).toEqual(new Set([60]));
});

const isOfStudents = (name: string) => name.startsWith('sort-') || name === 'card-times';
const batches = fc.array(
  fc.record({
    role: fc.constantFrom('student', 'school', 'admin', null),
    again: fc.integer({ min: 1, max: 3 }),
    events: fc.array(
      fc.record({
        name: fc.constantFrom(...usageEventNames),
        language: fc.constantFrom('en', 'fr'),
        daysAgo: fc.boolean(),
        step: fc.option(fc.integer({ min: 1, max: 56 }), { nil: undefined }),
        cards: fc.uniqueArray(fc.constantFrom(...cardKeys), { maxLength: 6 }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  }),
  { minLength: 1, maxLength: 12 },
);

it('counts each event once, even if batches arrive several times and at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(batches, async (plan) => {
      await forgetAll();
      const sent = plan.map(({ role, again, events }) => ({
        role,
        again,
        events: events.map(({ name, language, daysAgo, step, cards }) =>
          whole({
            name,
            language,
            age: daysAgo ? dayMs : 0,
            ...(name === 'sort-abandon' && step !== undefined && { step }),
            ...(name === 'card-times' && {
              times: Object.fromEntries(cards.map((card, n) => [card, 1_000 + n])),
            }),
          }),
        ),
      }));
      const answers = await Promise.all(
        sent.flatMap(({ role, again, events }) =>
          Array.from({ length: again }, (_, n) =>
            send(n === 0 ? events : events.toReversed(), role === null ? undefined : as[role]),
          ),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 202));
      const counted = sent.filter(({ role }) => role !== 'admin');
      const all = counted.flatMap(({ role, events }) =>
        events
          .filter(({ name }) => role === 'student' || !isOfStudents(name))
          .map((event) => ({ ...event, role })),
      );
      const count = (...names: string[]) => all.filter(({ name }) => names.includes(name)).length;
      const { totals, languages, abandons, cards, days } = await summary();
      expect(totals).toEqual({
        signIns: {
          student: all.filter(({ name, role }) => name === 'login' && role === 'student').length,
          school: all.filter(({ name, role }) => name === 'login' && role === 'school').length,
        },
        started: count('sort-start'),
        abandoned: count('sort-abandon'),
        completedFirst: count('sort-complete-first'),
        completedAgain: count('sort-complete-again'),
        pageViews: count('page-view'),
      });
      const views = (language: string) =>
        all.filter((each) => each.name === 'page-view' && each.language === language).length;
      expect(languages).toEqual({ en: views('en'), fr: views('fr') });
      const left = all.filter(({ name }) => name === 'sort-abandon');
      for (const { step, count: times } of abandons) {
        expect(times).toBe(left.filter((each) => (each.step ?? null) === step).length);
      }
      expect(abandons.reduce((sum, each) => sum + each.count, 0)).toBe(left.length);
      expect(days.reduce((sum, { started }) => sum + started, 0)).toBe(count('sort-start'));
      const reports = all.flatMap(({ times }) => Object.keys(times ?? {}));
      expect(cards.reduce((sum, { answers: n }) => sum + n, 0)).toBe(reports.length);
      const recorded = await trio.db.selectFrom('usageEvents').select('eventId').execute();
      expect(recorded).toHaveLength(all.length);
    }),
    { numRuns: 12, endOnFailure: true },
  );
});
