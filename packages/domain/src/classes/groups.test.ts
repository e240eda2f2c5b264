import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupSizes,
  makeGroups,
  sharedCards,
  sizesOfGroups,
  type GroupedStudent,
} from './groups.ts';

const cards = ['bees', 'coasts', 'drones', 'fires', 'rivers', 'ships', 'trains', 'wood'];
const anySize = fc.integer(groupSizes);
const anyStudents = fc.array(
  fc.record({
    chosen: fc.uniqueArray(fc.constantFrom(...cards), { minLength: 3, maxLength: 3 }),
    liked: fc.uniqueArray(fc.constantFrom(...cards), { maxLength: 5 }),
  }),
  { maxLength: 40 },
);
const named = (students: readonly Omit<GroupedStudent, 'id'>[]): GroupedStudent[] =>
  students.map((student, at) => ({ id: `s${String(at).padStart(2, '0')}`, ...student }));
const student = (id: string, chosen: string[], liked: string[] = []): GroupedStudent => ({
  id,
  chosen,
  liked,
});
const of = (all: readonly GroupedStudent[], group: readonly string[]): GroupedStudent[] =>
  all.filter(({ id }) => group.includes(id));

/** The same students each time: three of 18 liked cards are chosen, some cards more often. */
function classOf(count: number): GroupedStudent[] {
  let seed = 7;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2 ** 31) / 2 ** 31;
  return Array.from({ length: count }, (_, at) => {
    const deck = Array.from({ length: 56 }, (__, card) => `c${card}`);
    const liked = Array.from({ length: 18 }, () =>
      deck.splice(Math.floor(random() ** 1.5 * deck.length), 1),
    ).flat();
    return student(`s${at}`, liked.slice(0, 3), liked.slice(3));
  });
}

describe('the sizes of groups', () => {
  it('differ by at most one, and leave no one alone', () =>
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 500 }), anySize, (students, size) => {
        const sizes = sizesOfGroups(students, size);
        expect(sizes.reduce((sum, each) => sum + each, 0)).toBe(students);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
        // An odd number of students cannot be in pairs only.
        expect(Math.max(...sizes)).toBeLessThanOrEqual(size === 2 ? 3 : size);
      }),
    ));

  it('come as close to the wanted size as the limits allow', () => {
    expect(sizesOfGroups(28, 4)).toEqual([4, 4, 4, 4, 4, 4, 4]);
    expect(sizesOfGroups(10, 4)).toEqual([4, 3, 3]);
    expect(sizesOfGroups(7, 2)).toEqual([3, 2, 2]);
    expect(sizesOfGroups(5, 8)).toEqual([5]);
    expect(sizesOfGroups(1, 4)).toEqual([1]);
    expect(sizesOfGroups(0, 4)).toEqual([]);
  });
});

describe('groups', () => {
  it('have everyone exactly once, in the planned sizes', () =>
    fc.assert(
      fc.property(anyStudents, anySize, (students, size) => {
        const all = named(students);
        const groups = makeGroups(all, size);
        expect(groups.flat().toSorted()).toEqual(all.map(({ id }) => id));
        expect(groups.map(({ length }) => length).toSorted((a, b) => b - a)).toEqual(
          sizesOfGroups(all.length, size),
        );
      }),
    ));

  it('are the same whatever the order of the students is', () =>
    fc.assert(
      fc.property(anyStudents, anySize, fc.infiniteStream(fc.nat()), (students, size, ranks) => {
        const all = named(students);
        const mixed = all
          .map((each) => ({ each, rank: ranks.next().value as number }))
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ each }) => each);
        const sets = (groups: string[][]) => groups.map((group) => group.toSorted());
        expect(sets(makeGroups(mixed, size))).toEqual(sets(makeGroups(all, size)));
      }),
    ));

  it('keep the students in the order in which they came', () => {
    const all = ['z', 'b', 'm'].map((id) => student(id, ['bees', 'coasts', 'fires']));
    expect(makeGroups(all, 4)).toEqual([['z', 'b', 'm']]);
  });

  it('each share a chosen challenge if the class falls into such groups', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(0, 1, 2, 3, 4), { minLength: 20, maxLength: 20 }),
        (noise) => {
          // Five groups of four, each around its own challenge, in which others like the same.
          const all = noise.map((other, at) =>
            student(
              `s${String(at).padStart(2, '0')}`,
              [`own${at % 5}`, `only${at}`],
              [`loud${other}`],
            ),
          );
          for (const group of makeGroups(all, 4)) {
            expect(sharedCards(of(all, group)).chosen).not.toEqual([]);
          }
        },
      ),
    ));

  // A class as it is, with popular and rare challenges: a worse rule reaches fewer groups.
  it.each([
    { count: 28, size: 4, chosen: 3 },
    { count: 60, size: 3, chosen: 18 },
    { count: 120, size: 8, chosen: 10 },
  ])('of $count students in groups of $size share something, most of them a choice', (planned) => {
    const all = classOf(planned.count);
    const shared = makeGroups(all, planned.size).map((group) => sharedCards(of(all, group)));
    expect(shared.filter(({ chosen, liked }) => chosen.length + liked.length === 0)).toEqual([]);
    expect(shared.filter(({ chosen }) => chosen.length > 0).length).toBeGreaterThanOrEqual(
      planned.chosen,
    );
  });

  it('put rare choices together before common ones use their students up', () => {
    const all = [
      student('a', ['bees', 'wood']),
      student('b', ['bees', 'wood']),
      student('c', ['bees']),
      student('d', ['bees']),
    ];
    expect(makeGroups(all, 2).toSorted()).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('share a liked challenge where no chosen one is shared', () => {
    const all = [
      student('a', ['bees'], ['ships']),
      student('b', ['wood'], ['fires']),
      student('c', ['rivers'], ['ships']),
      student('d', ['trains'], ['fires']),
    ];
    expect(makeGroups(all, 2).toSorted()).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
  });

  it('swap students where a first grouping left some without anything to share', () => {
    // Of equal challenges, `aerials` is the first: a and b would leave c and d with nothing to share.
    const all = [
      student('a', ['aerials', 'bees']),
      student('b', ['aerials', 'wood']),
      student('c', ['bees', 'bees2']),
      student('d', ['wood', 'wood2']),
    ];
    for (const group of makeGroups(all, 2)) {
      expect(sharedCards(of(all, group)).chosen, group.join()).not.toEqual([]);
    }
  });
});

describe('what a group shares', () => {
  it('is chosen, or chosen or liked, by each student', () =>
    fc.assert(
      fc.property(anyStudents, anySize, (students, size) => {
        const all = named(students);
        for (const group of makeGroups(all, size)) {
          const members = of(all, group);
          const { chosen, liked } = sharedCards(members);
          for (const each of members) {
            for (const card of chosen) expect(each.chosen).toContain(card);
            for (const card of liked) expect([...each.chosen, ...each.liked]).toContain(card);
          }
          const all3 = cards.filter((card) => members.every((each) => each.chosen.includes(card)));
          expect([...chosen].toSorted()).toEqual(members.length === 0 ? [] : all3);
        }
      }),
    ));

  it('names first what most of them chose', () => {
    expect(
      sharedCards([
        student('a', ['bees'], ['coasts', 'ships']),
        student('b', ['ships'], ['bees', 'coasts']),
        student('c', ['ships'], ['bees', 'coasts']),
      ]),
    ).toEqual({ chosen: [], liked: ['ships', 'bees', 'coasts'] });
  });

  it('names a chosen challenge only once', () => {
    expect(
      sharedCards([student('a', ['bees'], ['ships', 'bees']), student('b', ['bees'], ['ships'])]),
    ).toEqual({ chosen: ['bees'], liked: ['ships'] });
  });

  it('is nothing for a group without students', () => {
    expect(sharedCards([])).toEqual({ chosen: [], liked: [] });
  });
});
