import type { Page } from '@playwright/test';
import {
  demoEmail,
  demoSchools,
  demoStaffEmail,
  demoStudentEmail,
} from '../apps/api/src/demo/demo-schools.ts';
import { homeOf, pages, schoolPath, schoolSettingsPath } from '../packages/contracts/src/pages.ts';
import { asNewStudent } from './account-people.ts';
import { demoSignIns } from './fixtures.ts';
import { asDemoGroupStudent } from './group-students.ts';
import { deck, sendSort } from './select-page.ts';

export interface LogIn {
  readonly name: string;
  readonly logIn: (page: Page) => Promise<unknown>;
  readonly starts: readonly string[];
  /** Opening a card starts a sort, so this account belongs to one test. */
  readonly isNew?: boolean;
}

const [ordinary, newBrunswick, consumer, freemium, pathExplorer, expired] = demoSchools.map(
  (school) => ({
    id: school.id,
    staff: demoStaffEmail(school),
    openClass: school.classes?.[0]?.id,
    /**
     * `first` has no sort yet (except in the path-explorer school); `second` has two, with a reflection.
     */
    first: demoStudentEmail(school),
    second: demoEmail(school, 1),
    /** In a consumer group: has received the profile. */
    fourth: demoEmail(school, 3),
  }),
);

/** A shared demo account: do not change it. */
const asDemo =
  (email = '') =>
  (page: Page) =>
    asDemoGroupStudent(page, email);

const student = ['/', homeOf('student')];
const staff = ['/', homeOf('school')];
const demoSchool = ordinary?.id ?? '';
const demoClass = ordinary?.openClass ?? '';

const inSort = async (page: Page) => {
  await asNewStudent(page);
  await sendSort(page, { superlike: deck.slice(0, 4) }, undefined, 11);
};
const beforePick = async (page: Page) => {
  await asNewStudent(page);
  await sendSort(page, { superlike: deck.slice(0, 4), like: deck.slice(4, 7) });
};

const tooFew = async (page: Page) => {
  await asNewStudent(page);
  await sendSort(page, { superlike: deck.slice(0, 1) });
};

export const logIns: readonly LogIn[] = [
  { name: 'a visitor', logIn: () => Promise.resolve(), starts: ['/'] },
  { name: 'a student before the first sort', logIn: asNewStudent, starts: student, isNew: true },
  { name: 'a student with a three', logIn: asDemo(ordinary?.second), starts: student },
  { name: 'a student in a sort', logIn: inSort, starts: student, isNew: true },
  { name: 'a student before the pick', logIn: beforePick, starts: student, isNew: true },
  { name: 'a student with too few liked cards', logIn: tooFew, starts: student, isNew: true },
  { name: 'a New Brunswick student', logIn: asDemo(newBrunswick?.second), starts: student },
  { name: 'a consumer who waits', logIn: asDemo(consumer?.second), starts: student },
  { name: 'a consumer with a profile', logIn: asDemo(consumer?.fourth), starts: student },
  { name: 'a freemium student', logIn: asDemo(freemium?.second), starts: student },
  { name: 'a path explorer', logIn: asDemo(pathExplorer?.second), starts: student },
  { name: 'a student of an expired school', logIn: asDemo(expired?.second), starts: student },
  { name: 'a new student of an expired school', logIn: asDemo(expired?.first), starts: student },
  { name: 'a school', logIn: asDemo(ordinary?.staff), starts: staff },
  { name: 'a member of a board', logIn: asDemo(demoSignIns.board), starts: ['/', homeOf('board')] },
  {
    name: 'an administrator',
    logIn: asDemo(demoSignIns.admin),
    // Schools of other tests may push the demo school off the first page of the list.
    starts: [...staff, schoolPath(demoSchool), schoolSettingsPath(demoSchool), pages.usage.path],
  },
];

export const people = {
  ordinary,
  consumer,
  demoSchool,
  demoClass,
  asDemo,
  inSort,
  beforePick,
  tooFew,
};
