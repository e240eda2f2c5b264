import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demoPassword, expect, newEmail } from './fixtures.ts';
import { pickAll, three, titleOf } from './select-page.ts';
import { answersFor, expectCard, useDeckOrder } from './sort-page.ts';
import { words } from './words.ts';

type Language = 'en' | 'fr';

const t = words.en;

export const password = 'quiet river stone';
/** Everyone likes the same three, so that the class has a pattern. */
export const wanted = answersFor(['superlike', 'superlike', 'superlike']);

export interface Device {
  readonly locale: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Without it, the product of this run. */
  readonly baseURL?: string;
}
export const computer: Device = { locale: 'en-CA', viewport: { width: 1366, height: 768 } };
export const phone: Device = { locale: 'fr-CA', viewport: { width: 360, height: 640 } };

export interface Student {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly language: Language;
  /** Skips the questions “Does it help?”. */
  readonly isAsked: boolean;
  /** Fields and buttons, besides name and password. */
  taps: number;
}

/** Asks its students “Does it help?”. */
export const askingSchool = 'baie-aux-herons.example';

export async function openTeacher(
  browser: Browser,
  device: Device = computer,
  school = 'cedar-ridge.example',
): Promise<Page> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const answer = await page.request.post('/api/identity/sign-in', {
    data: { email: `teacher@${school}`, password: demoPassword },
  });
  expect(answer.status()).toBe(204);
  return page;
}

export async function makeClass(teacher: Page, name: string): Promise<void> {
  await teacher.goto('/dashboard/classes');
  await teacher.getByLabel(t('new.name')).fill(name);
  await teacher.getByRole('button', { name: t('new.make'), exact: true }).click();
  await expect(teacher.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** On the class page, in a tab of its own: the live page stays open during the lesson. */
export async function setJoining(teacher: Page, isOpen: boolean): Promise<void> {
  const tab = await teacher.context().newPage();
  await tab.goto(teacher.url().replace(/\/live$/u, ''));
  const control = tab.getByRole('switch', { name: t('class.openSwitch') });
  await expect(control).toBeChecked({ checked: !isOpen });
  await control.click();
  await expect(control).toBeChecked({ checked: isOpen });
  await expect(
    tab.getByText(isOpen ? t('class.openUntil', { date: '' }).slice(0, 10) : t('class.closedText')),
  ).toBeVisible();
  await tab.close();
}

export const row = (teacher: Page, firstname: string) =>
  teacher.getByRole('listitem').filter({ hasText: `${firstname} Roy` });

export async function openStudent(
  browser: Browser,
  device: Device = computer,
  language: Language = 'en',
  { isAsked = false } = {},
): Promise<Student> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await useDeckOrder(page);
  return { context, page, language, isAsked, taps: 0 };
}

async function tap(student: Student, role: 'button' | 'link', name: string): Promise<void> {
  student.taps += 1;
  await student.page.getByRole(role, { name, exact: true }).click();
}

export async function typeCode(student: Student, code: string): Promise<void> {
  await student.page.goto('/join');
  student.taps += 1;
  await student.page.getByLabel(t('join.code')).fill(code.toLowerCase().replace(' ', ''));
  await tap(student, 'button', t('join.continue'));
}

/** Ends on the page that shows the username. */
export async function joinWithoutEmail(student: Student, firstname: string): Promise<void> {
  const { page } = student;
  await expect(page.getByRole('heading', { name: t('join.isThisYours') })).toBeVisible();
  await page.getByLabel(t('field.firstname')).fill(firstname);
  await page.getByLabel(t('field.lastname')).fill('Roy');
  await page.getByLabel(t('field.password'), { exact: true }).fill(password);
  await tap(student, 'button', t('join.submit'));
  await expect(page.getByRole('heading', { name: t('username.heading') })).toBeVisible();
}

/** From the page with the username. */
export async function goToFirstCard(student: Student): Promise<void> {
  await tap(student, 'button', words[student.language]('join.toCards'));
  await readSteps(student);
}

export async function goFromHomeToFirstCard(student: Student): Promise<void> {
  const w = words[student.language];
  student.taps += 1;
  // The header has a link of this name too.
  const home = student.page.getByRole('main');
  await home.getByRole('link', { name: w('home.empty.sort'), exact: true }).click();
  await expect(student.page.getByRole('heading', { name: w('intro.heading') })).toBeVisible();
  await tap(student, 'link', w('steps.next'));
  await readSteps(student);
}

async function readSteps(student: Student): Promise<void> {
  const { page, language } = student;
  const w = words[language];
  // The page before has a link of the same name.
  await expect(page.getByRole('heading', { name: w('instructions.heading') })).toBeVisible();
  await tap(student, 'link', w('steps.next'));
  if (student.isAsked) await skipQuestions(student);
  await tap(student, 'button', w('reminder.start'));
  await expectCard(page, 1, { language });
}

/** One tap, besides those to the first card. */
async function skipQuestions({ page, language }: Student): Promise<void> {
  const w = words[language];
  await expect(page.getByRole('heading', { name: w('effect.heading') })).toBeVisible();
  await page.getByRole('button', { name: w('effect.skip'), exact: true }).click();
  await expect(page.getByText(w('effect.skipped'))).toBeVisible();
}

/** The student continues in French. */
export async function signUpWithEmail(student: Student, firstname: string): Promise<void> {
  const { page, language } = student;
  const f = words[language];
  await page.getByRole('link', { name: f('join.withEmail') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(f('field.firstname')).fill(firstname);
  await dialog.getByLabel(f('field.lastname')).fill('Roy');
  await dialog.getByLabel(f('field.email')).fill(newEmail());
  await dialog.getByLabel(f('field.password'), { exact: true }).fill(password);
  await dialog.getByLabel(f('field.confirmPassword')).fill(password);
  await dialog.getByRole('button', { name: f('signup.submit'), exact: true }).click();
  await goFromHomeToFirstCard(student);
}

const threeWords = /^\p{L}+[ -]\p{L}+[ -]\p{L}+$/u;

export async function givePassword(teacher: Page, firstname: string): Promise<string> {
  const name = `${firstname} Roy`;
  await teacher.getByRole('button', { name: t('live.helpOne', { name }) }).click();
  const dialog = teacher.getByRole('dialog');
  await dialog.getByRole('button', { name: t('newPassword.make') }).click();
  // A password shows only while the button is held.
  await dialog.getByRole('button', { name: t('newPassword.hold') }).hover();
  await teacher.mouse.down();
  const spoken = dialog.getByRole('status').filter({ hasText: threeWords });
  const given = (await spoken.textContent()) ?? '';
  await teacher.mouse.up();
  await expect(dialog.getByText(t('newPassword.hidden'))).toBeAttached();
  await dialog.getByRole('button', { name: t('access.done') }).click();
  return given;
}

export async function logIn(page: Page, login: string, secret: string): Promise<void> {
  await page.goto('/login');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('field.login')).fill(login);
  await dialog.getByLabel(t('field.password'), { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: t('login.submit'), exact: true }).click();
}

export async function logInWithGiven(
  { page }: Student,
  login: string,
  given: string,
): Promise<void> {
  await logIn(page, login, given);
  const dialog = page.getByRole('dialog', { name: t('given.heading') });
  await dialog.getByLabel(t('field.newPassword'), { exact: true }).fill(password);
  await dialog.getByLabel(t('field.confirmPassword'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: t('given.submit') }).click();
  await expect(page).toHaveURL('/dashboard/cards');
}

export async function pickThree({ page, language }: Student): Promise<void> {
  const w = words[language];
  await page.getByRole('button', { name: w('select.intro.start') }).click();
  await pickAll(
    page,
    three.map((key) => titleOf(key, language)),
  );
  await page.getByRole('button', { name: w('select.confirm') }).click();
  await expect(page).toHaveURL('/dashboard/cards/results');
  await expect(page.getByText(w('saved.saved'))).toBeVisible();
}
