import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findBreak,
  genesis,
  sealAll,
  type ChainEntry,
  type SealedEntry,
} from './audit-chain.rules.ts';

const before = { sequence: 0, hash: genesis };
const idOrNull = fc.option(fc.uuid());
const entry: fc.Arbitrary<ChainEntry> = fc.record({
  entryId: fc.uuid(),
  occurredAt: fc.integer({ min: 0, max: 4e12 }).map((ms) => new Date(ms).toISOString()),
  action: fc.constantFrom('logged-in', 'student-opened', 'staff-removed'),
  actorId: idOrNull,
  actorRole: fc.constantFrom('school', 'admin', 'student', null),
  schoolId: idOrNull,
  boardId: idOrNull,
  subjectId: idOrNull,
  details: fc.dictionary(
    fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string())),
  ),
});
const chain = fc.array(entry, { minLength: 2, maxLength: 8 }).map((all) => sealAll(before, all));
const chainAndPlace = chain.chain((all) =>
  fc.tuple(fc.constant(all), fc.nat({ max: all.length - 1 })),
);

const changes: Readonly<Record<keyof SealedEntry, (one: SealedEntry) => SealedEntry>> = {
  entryId: (one) => ({ ...one, entryId: changed(one.entryId) }),
  occurredAt: (one) => ({ ...one, occurredAt: `${one.occurredAt.slice(0, -1)}001Z` }),
  action: (one) => ({ ...one, action: `${one.action}x` }),
  actorId: (one) => ({ ...one, actorId: changed(one.actorId) }),
  actorRole: (one) => ({ ...one, actorRole: one.actorRole === null ? 'admin' : null }),
  schoolId: (one) => ({ ...one, schoolId: changed(one.schoolId) }),
  boardId: (one) => ({ ...one, boardId: changed(one.boardId) }),
  subjectId: (one) => ({ ...one, subjectId: changed(one.subjectId) }),
  details: (one) => ({ ...one, details: { ...(one.details as object), ' added ': 1 } }),
  sequence: (one) => ({ ...one, sequence: one.sequence + 1 }),
  hash: (one) => ({ ...one, hash: changed(one.hash) }),
};
const changed = (text: string | null): string =>
  text === null ? crypto.randomUUID() : `${text.startsWith('0') ? '1' : '0'}${text.slice(1)}`;

describe('a chain', () => {
  it('has no break, also in parts and after its details were stored in another order', () => {
    fc.assert(
      fc.property(chainAndPlace, ([all, place]) => {
        const stored = all.map((each) => ({
          ...each,
          details: Object.fromEntries(Object.entries(each.details as object).toReversed()),
        }));
        expect(findBreak(before, stored)).toBeNull();
        const first = stored.slice(0, place + 1);
        expect(findBreak(first.at(-1) ?? before, stored.slice(place + 1))).toBeNull();
      }),
    );
  });

  it.each(Object.entries(changes))('is broken by a change of %s', (_, change) => {
    fc.assert(
      fc.property(chainAndPlace, ([all, place]) => {
        const one = all[place];
        if (!one) throw new Error('no such entry');
        expect(findBreak(before, all.with(place, change(one)))).toBe(one.sequence);
      }),
    );
  });

  it('is broken by each change of a detail', () => {
    fc.assert(
      fc.property(chainAndPlace, fc.string(), ([all, place], added) => {
        const one = all[place];
        if (!one) throw new Error('no such entry');
        for (const [name, value] of Object.entries(one.details as object)) {
          const details = { ...(one.details as object), [name]: [value, added] };
          expect(findBreak(before, all.with(place, { ...one, details }))).toBe(one.sequence);
        }
      }),
    );
  });

  it('is broken by a deleted or a moved entry', () => {
    fc.assert(
      fc.property(chainAndPlace, ([all, place]) => {
        const without = all.toSpliced(place, 1);
        // The newest one is compared with the chain's row instead.
        expect(findBreak(before, without)).toBe(place === all.length - 1 ? null : place + 1);
        const [first, second] = all;
        if (!first || !second) throw new Error('too short');
        expect(findBreak(before, [second, first, ...all.slice(2)])).toBe(1);
      }),
    );
  });
});
