import { inOrder } from '../sorting/in-order.ts';

/** Cards by their keys. `liked` need not repeat what was chosen. */
export interface GroupedStudent {
  readonly id: string;
  readonly chosen: readonly string[];
  readonly liked: readonly string[];
}

export interface SharedCards {
  /** Chosen by all. */
  readonly chosen: readonly string[];
  /** Chosen or liked by all, and not chosen by all: those that most of them chose come first. */
  readonly liked: readonly string[];
}

export const groupSizes = { min: 2, max: 8 } as const;

/**
 * The sizes differ by at most one. No group is larger than asked, except where a student would be
 * alone.
 */
export function sizesOfGroups(students: number, size: number): number[] {
  if (students === 0) return [];
  const smallEnough = Math.ceil(students / size);
  const count = Math.max(1, Math.min(smallEnough, Math.floor(students / groupSizes.min)));
  const larger = students % count;
  const least = Math.floor(students / count);
  return Array.from({ length: count }, (_, at) => least + (at < larger ? 1 : 0));
}

export function sharedCards(students: readonly GroupedStudent[]): SharedCards {
  const [first, ...others] = students;
  if (!first) return { chosen: [], liked: [] };
  const isChosenBy = (card: string) => (each: GroupedStudent) => each.chosen.includes(card);
  const isWantedBy = (card: string) => (each: GroupedStudent) =>
    each.chosen.includes(card) || each.liked.includes(card);
  const shared = [...new Set([...first.chosen, ...first.liked])].filter((card) =>
    others.every(isWantedBy(card)),
  );
  const picks = (card: string) => students.filter(isChosenBy(card)).length;
  const ranked = inOrder(shared, (a, b) => picks(b) - picks(a) || inAlphabet(a, b));
  return {
    chosen: ranked.filter((card) => picks(card) === students.length),
    liked: ranked.filter((card) => picks(card) < students.length),
  };
}

const inAlphabet = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** One bit per card, so that what a group shares is one `&`. */
interface Masked {
  readonly student: GroupedStudent;
  readonly chosen: bigint;
  readonly wanted: bigint;
}

/**
 * Groups in which all share a challenge that they chose, or else liked. The order of the students
 * does not matter, and the same students always get the same groups.
 *
 * 1. Of the challenges that enough students without a group chose, the one that the fewest chose gets
 *    a group, with the students who have the fewest other possibilities.
 * 2. The same with challenges that students liked. The rest fill the places that are left.
 * 3. As long as a swap of two students lets more groups share a challenge, they are swapped.
 * 4. All of it once more, beginning with the challenges that the most chose. The better result counts.
 */
export function makeGroups(students: readonly GroupedStudent[], size: number): string[][] {
  const masked = toMasks(students);
  const sizes = sizesOfGroups(students.length, size);
  const rareFirst = fillGroups(masked, sizes, (a, b) => a - b);
  const popularFirst = fillGroups(masked, sizes, (a, b) => b - a);
  improve(rareFirst);
  improve(popularFirst);
  const groups = worthOfAll(popularFirst) > worthOfAll(rareFirst) ? popularFirst : rareFirst;
  const place = new Map(students.map(({ id }, at) => [id, at]));
  return groups.map((group) =>
    inOrder(
      group.map(({ student }) => student.id),
      (a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0),
    ),
  );
}

function toMasks(students: readonly GroupedStudent[]): Masked[] {
  const bits = new Map<string, bigint>();
  const maskOf = (cards: readonly string[]): bigint =>
    cards.reduce((mask, card) => {
      const bit = bits.get(card) ?? 1n << BigInt(bits.size);
      bits.set(card, bit);
      return mask | bit;
    }, 0n);
  return inOrder(students, (a, b) => inAlphabet(a.id, b.id)).map((student) => {
    const chosen = maskOf(student.chosen);
    return { student, chosen, wanted: chosen | maskOf(student.liked) };
  });
}

const chosenBy = ({ student }: Masked): readonly string[] => student.chosen;
const wantedBy = ({ student }: Masked): readonly string[] => [
  ...new Set([...student.chosen, ...student.liked]),
];

/** Compares how many students share a challenge. */
type Order = (a: number, b: number) => number;

function fillGroups(
  students: readonly Masked[],
  sizes: readonly number[],
  order: Order,
): Masked[][] {
  const groups: Masked[][] = [];
  const left = [...sizes];
  let waiting = students;
  for (const cardsOf of [chosenBy, wantedBy]) {
    for (;;) {
      const group = nextGroup(waiting, left, cardsOf, order);
      if (!group) break;
      groups.push(group);
      left.splice(left.indexOf(group.length), 1);
      waiting = waiting.filter((each) => !group.includes(each));
    }
  }
  for (const size of left) {
    groups.push(waiting.slice(0, size));
    waiting = waiting.slice(size);
  }
  return groups;
}

/** Null if no challenge is shared by enough of the waiting students. */
function nextGroup(
  waiting: readonly Masked[],
  sizes: readonly number[],
  cardsOf: (student: Masked) => readonly string[],
  order: Order,
): Masked[] | null {
  const studentsOf = new Map<string, Masked[]>();
  for (const student of waiting) {
    for (const card of cardsOf(student)) {
      const wanting = studentsOf.get(card);
      if (wanting) wanting.push(student);
      else studentsOf.set(card, [student]);
    }
  }
  // The larger size first: the sizes are in falling order.
  for (const size of new Set(sizes)) {
    const enough = [...studentsOf].filter(([, of]) => of.length >= size);
    const [first] = inOrder(
      enough,
      ([a, ofA], [b, ofB]) => order(ofA.length, ofB.length) || inAlphabet(a, b),
    );
    if (!first) continue;
    const possible = new Set(enough.map(([card]) => card));
    const possibilities = (student: Masked) =>
      cardsOf(student).filter((card) => possible.has(card)).length;
    return inOrder(first[1], (a, b) => possibilities(a) - possibilities(b)).slice(0, size);
  }
  return null;
}

const everyCard = -1n;
const sharedBy = (group: readonly Masked[], mask: 'chosen' | 'wanted', but?: Masked): bigint =>
  group.reduce((all, each) => (each === but ? all : all & each[mask]), everyCard);

interface Others {
  readonly chosen: bigint;
  readonly wanted: bigint;
}

/** A group that shares nothing outweighs any number of groups that share a chosen challenge. */
const worthOf = ({ chosen, wanted }: Others, groups: number): number =>
  chosen === 0n ? (wanted === 0n ? -groups : 0) : 1;

const worthOfGroup = (group: readonly Masked[], groups: number): number =>
  worthOf({ chosen: sharedBy(group, 'chosen'), wanted: sharedBy(group, 'wanted') }, groups);

const worthOfAll = (groups: readonly (readonly Masked[])[]): number =>
  groups.reduce((sum, group) => sum + worthOfGroup(group, groups.length + 1), 0);

function improve(groups: Masked[][]): void {
  const most = groups.length + 1;
  const without = (group: readonly Masked[], student: Masked): Others => ({
    chosen: sharedBy(group, 'chosen', student),
    wanted: sharedBy(group, 'wanted', student),
  });
  const worthWith = (others: Others, { chosen, wanted }: Masked) =>
    worthOf({ chosen: others.chosen & chosen, wanted: others.wanted & wanted }, most);

  const swapOnce = (group: Masked[]): boolean => {
    const worth = worthOfGroup(group, most);
    if (worth === 1) return false;
    for (const [at, student] of group.entries()) {
      const others = without(group, student);
      for (const other of groups) {
        if (other === group) continue;
        const before = worth + worthOfGroup(other, most);
        for (const [place, candidate] of other.entries()) {
          const gained = worthWith(others, candidate);
          if (gained < worth) continue;
          if (gained + worthWith(without(other, candidate), student) <= before) continue;
          group[at] = candidate;
          other[place] = student;
          return true;
        }
      }
    }
    return false;
  };

  // Ends: each swap raises the sum of all groups, which has a limit.
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (const group of groups) while (swapOnce(group)) hasChanged = true;
  }
}
