import { toConfirmedRow } from '../data/sorts.mapper.ts';
import type { Chance } from './chance.ts';
import { emailName, nameIn, type Name } from './names.ts';
import type { PlannedSchool } from './plan-schools.ts';
import { day, minute } from './school-calendar.ts';
import { answerAtOnce, finishAtOnce, sorterOf, type Sorter } from './sort-at-once.ts';
import { toRow, type SortRow } from './sort-rows.ts';

export interface Arrival {
  readonly school: PlannedSchool;
  readonly at: number;
  readonly number: number;
  /** Nothing may happen after this moment. */
  readonly end: number;
}

export function studentRows({ school, at, number, end }: Arrival, chance: Chance) {
  const { schoolId, isConsumerGroup } = school.row;
  const studentId = chance.id(at);
  const language = chance.happens(0.93) ? school.language : otherThan(school.language);
  const name = nameIn(school.language, chance);
  const email = addressOf(school, name, number, chance);
  const sorts = sortsOf({ schoolId, studentId }, school, { language, at, end }, chance);
  const confirmed = sorts.flatMap(({ confirmed: row }) => row ?? []);
  const latest = confirmed.at(-1);
  const disabledAt = chance.happens(0.02) ? between(at + day, end, chance) : null;
  const isLeaving = chance.happens(0.0005);
  const createdAt = new Date(at);
  return {
    user: {
      id: studentId,
      email,
      role: 'student',
      staffKind: null,
      schoolId,
      disabledAt,
      createdAt,
      updatedAt: disabledAt ?? createdAt,
    },
    student: {
      schoolId,
      studentId,
      ...name,
      email,
      language,
      createdAt,
      isDisabled: disabledAt !== null,
      deletionRequestedAt: isLeaving ? between(at + day, end, chance) : null,
      ageOutcome: isConsumerGroup ? ('old-enough' as const) : null,
      ageOutcomeAt: isConsumerGroup ? createdAt : null,
      hasCompletedConsumerEndSurvey: isConsumerGroup && latest !== undefined && chance.happens(0.8),
      lastSortedAt: latest?.confirmedAt ?? '-infinity',
      sortAttempts: confirmed.length,
      timedSorts: confirmed.filter(({ timeSpentMs }) => timeSpentMs > 0).length,
      timeSpentMs: confirmed.reduce((sum, { timeSpentMs }) => sum + timeSpentMs, 0),
      selected: latest?.selected ?? '[]',
      isQuickSort: latest?.isQuick ?? false,
    },
    sorts: sorts.map(({ row }) => row),
  };
}

export type StudentRow = ReturnType<typeof studentRows>['student'];
export type UserRow = Omit<ReturnType<typeof studentRows>['user'], 'schoolId'> & {
  readonly schoolId: string | null;
};

const otherThan = (language: 'en' | 'fr') => (language === 'fr' ? 'en' : 'fr');

const between = (from: number, to: number, chance: Chance): Date =>
  new Date(Math.min(to, from + Math.floor(chance.next() * Math.max(1, to - from))));

function addressOf(school: PlannedSchool, name: Name, number: number, chance: Chance): string {
  const first = emailName(name.firstName);
  const last = emailName(name.lastName);
  const isPrivate = !school.row.isAllowListOn && chance.happens(0.1);
  if (isPrivate)
    return `${first}.${last}.${number}@${school.domain.replace('.example', '.mail.example')}`;
  const local = {
    'full-name': `${first}.${last}${number}`,
    initial: `${first.slice(0, 1)}${last}${number}`,
    number: `s${100_000 + number}`,
  }[school.addresses];
  return `${local}@${school.domain}`;
}

interface Owner {
  readonly schoolId: string;
  readonly studentId: string;
}
interface When {
  readonly language: 'en' | 'fr';
  readonly at: number;
  readonly end: number;
}

function sortsOf(owner: Owner, school: PlannedSchool, when: When, chance: Chance) {
  const sorter = sorterOf(when.language, school.deck, chance);
  const until = Math.min(school.to, when.end) - 60 * minute;
  const moments: number[] = [];
  let next = when.at + (chance.happens(0.85) ? 3 * minute : Math.ceil(14 * chance.next()) * day);
  let share = 0.78;
  while (next < until && moments.length < 6 && chance.happens(share)) {
    moments.push(next);
    next += Math.round((20 + 300 * chance.next()) * day);
    share = 0.22;
  }
  const finished = moments.map((startedAt, place) =>
    finishedSort(
      owner,
      school,
      { sorter, startedAt, isLatest: place === moments.length - 1, end: when.end },
      chance,
    ),
  );
  const isUnderWay = next < until && chance.happens(0.08);
  return isUnderWay ? [...finished, openSort(owner, sorter, next, chance)] : finished;
}

interface Finished {
  readonly sorter: Sorter;
  readonly startedAt: number;
  readonly isLatest: boolean;
  readonly end: number;
}

function finishedSort(
  owner: Owner,
  school: PlannedSchool,
  { sorter, startedAt, isLatest, end }: Finished,
  chance: Chance,
): { row: SortRow; confirmed: ReturnType<typeof toConfirmedRow> } {
  const answered = answerAtOnce(sorter, startedAt, sorter.deck.length, chance);
  const sort = finishAtOnce(answered, sorter.language, chance);
  const confirmed = toConfirmedRow(sort, new Date(sort.confirmedAt ?? 0));
  return {
    row: toRow(owner, sort, { confirmed, school, isLatest, end, sorter }, chance),
    confirmed,
  };
}

function openSort(owner: Owner, sorter: Sorter, startedAt: number, chance: Chance) {
  const count = 1 + chance.below(sorter.deck.length - 1);
  const { sort, now } = answerAtOnce(sorter, startedAt, count, chance);
  const timed = { ...sort, time: { [chance.id(startedAt).slice(-12)]: now - startedAt } };
  return { row: toRow(owner, timed, null, chance), confirmed: null };
}
