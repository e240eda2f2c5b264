import type { Page } from '@playwright/test';
import { pages } from '../../packages/contracts/src/pages.ts';
import { counsellorWithStudents } from '../conversation-people.ts';
import { expect, test } from '../fixtures.ts';
import { enter } from '../keyboard.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

const [desktop, phone] = visits;
const t = words[desktop.language];
const f = words[phone.language];
const note = 'Noa wants to see a workshop before choosing next year’s courses.';
const answer = 'Oui, je voudrais voir un atelier.';

test.use({ locale: desktop.locale, viewport: desktop.viewport });

/** Key presses besides the texts. */
function countedKeys(page: Page) {
  const pressed: string[] = [];
  const press = async (key: string) => {
    pressed.push(key);
    await page.keyboard.press(key);
  };
  return { pressed, press };
}

test('by keyboard, a counsellor prepares and notes a conversation, the student answers it, and the counsellor reads the answer', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ locale: phone.locale, viewport: phone.viewport });
  const student = await context.newPage();
  const { asking, other, counsellor } = await counsellorWithStudents(page, student);

  await page.goto(pages.queue.path);
  const rows = page.locator('[data-queue]').getByRole('link');
  await expect(rows).toHaveText([asking, other]);
  const toPrepare = countedKeys(page);
  await toPrepare.press('j');
  await expect(rows.first()).toBeFocused();
  await toPrepare.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: asking })).toBeVisible();
  expect(toPrepare.pressed).toHaveLength(2);
  const preparation = page.url();

  const toQueue = page.getByRole('main').getByRole('link', { name: t('prepare.back') });
  await enter(page, toQueue);
  await expect(rows.first()).toHaveText(asking);
  const toNote = countedKeys(page);
  await toNote.press('d');
  const dialog = page.getByRole('dialog', { name: t('noting.heading', { name: asking }) });
  await expect(dialog.getByLabel(t('noting.note'), { exact: true })).toBeFocused();
  await page.keyboard.type(note);
  await toNote.press('Control+Enter');
  await expect(page.getByText(t('noting.saved', { name: asking }))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(toNote.pressed).toHaveLength(2);
  await expect(rows).toHaveText([other]);
  await expect(rows.first()).toBeFocused();

  await student.goto(pages.cards.path);
  await enter(student, student.getByRole('link', { name: f('talk.more'), exact: true }));
  const conversation = student.getByRole('article');
  await expect(conversation).toContainText(f('conversations.by', { name: counsellor }));
  await expect(conversation).toContainText(note);
  await enter(student, conversation.getByRole('button', { name: f('answer.add'), exact: true }));
  await expect(conversation.getByLabel(f('answer.heading'), { exact: true })).toBeFocused();
  await student.keyboard.type(answer);
  await enter(student, conversation.getByRole('button', { name: f('answer.save'), exact: true }));
  await expect(student.getByText(f('answer.saved'))).toBeVisible();
  await expect(conversation).toContainText(answer);
  await context.close();

  await page.goto(preparation);
  const noted = page.getByRole('main');
  await expect(noted).toContainText(note);
  await expect(noted).toContainText(answer);
});
