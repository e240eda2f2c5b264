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
import { asDemoGuest } from './guests.ts';
import { deck, sendSort } from './select-page.ts';

export interface Arrival {
  readonly name: string;
  /** Signs in, where there is somebody to sign in. */
  readonly arrive: (page: Page) => Promise<unknown>;
  readonly starts: readonly string[];
  /** An account of this test alone: a card's address may start a sort for it. */
  readonly isNew?: boolean;
}

const [ordinary, newBrunswick, consumer, freemium, pathExplorer, expired] = demoSchools.map(
  (school) => ({
    id: school.id,
    staff: demoStaffEmail(school),
    /** The first of each school but the path-explorer one has nothing yet, the second has two results and wrote about them. */
    first: demoStudentEmail(school),
    second: demoEmail(school, 1),
    /** Of a group whose profiles the team sends: who has got it. */
    fourth: demoEmail(school, 3),
  }),
);

/** One of the demo's own people: looked at, and not changed. */
const asDemo =
  (email = '') =>
  (page: Page) =>
    asDemoGuest(page, email);

const student = ['/', homeOf('student')];
const staff = ['/', homeOf('school')];
const demoSchool = ordinary?.id ?? '';

/** A sort under way, up to the twelfth card. */
const inSort = async (page: Page) => {
  await asNewStudent(page);
  await sendSort(page, { superlike: deck.slice(0, 4) }, undefined, 11);
};
/** All cards answered; now the pick. */
const beforePick = async (page: Page) => {
  await asNewStudent(page);
  await sendSort(page, { superlike: deck.slice(0, 4), like: deck.slice(4, 7) });
};

/** Everybody whom the product knows, and where each begins. */
export const arrivals: readonly Arrival[] = [
  { name: 'a visitor', arrive: () => Promise.resolve(), starts: ['/'] },
  { name: 'a student before the first sort', arrive: asNewStudent, starts: student, isNew: true },
  { name: 'a student with a three', arrive: asDemo(ordinary?.second), starts: student },
  { name: 'a student in a sort', arrive: inSort, starts: student, isNew: true },
  { name: 'a student before the pick', arrive: beforePick, starts: student, isNew: true },
  { name: 'a New Brunswick student', arrive: asDemo(newBrunswick?.second), starts: student },
  { name: 'a consumer who waits', arrive: asDemo(consumer?.second), starts: student },
  { name: 'a consumer with a profile', arrive: asDemo(consumer?.fourth), starts: student },
  { name: 'a freemium student', arrive: asDemo(freemium?.second), starts: student },
  { name: 'a path explorer', arrive: asDemo(pathExplorer?.second), starts: student },
  { name: 'a student of an expired school', arrive: asDemo(expired?.second), starts: student },
  { name: 'a new student of an expired school', arrive: asDemo(expired?.first), starts: student },
  { name: 'a school', arrive: asDemo(ordinary?.staff), starts: staff },
  {
    name: 'an administrator',
    arrive: asDemo(demoSignIns.admin),
    // Other tests’ schools may push the demo's off the first page of the list.
    starts: [...staff, schoolPath(demoSchool), schoolSettingsPath(demoSchool), pages.usage.path],
  },
];

export const people = { ordinary, consumer, demoSchool, asDemo, inSort, beforePick };
