import { expect, test } from '../fixtures.ts';
import {
  askingSchool,
  computer,
  givePassword,
  goFromHomeToFirstCard,
  goToFirstCard,
  joinWithoutEmail,
  logIn,
  logInWithGiven,
  makeClass,
  openStudent,
  openTeacher,
  password,
  phone,
  pickThree,
  row,
  setJoining,
  signUpWithEmail,
  typeCode,
  wanted,
} from '../lesson-people.ts';
import { three, titleOf } from '../select-page.ts';
import { answerAll, answerCards } from '../sort-page.ts';
import { words } from '../words.ts';

const t = words.en;
/** Each student skips the questions “Does it help?” with one tap. */
const asked = { isAsked: true };
const begun = t('live.progress', { answered: 0, deckSize: 56 });

test('a teacher runs a lesson with five students, a projector, trouble, and questions that they skip', async ({
  browser,
}) => {
  const teacher = await openTeacher(browser, computer, askingSchool);
  const name = `9C ${crypto.randomUUID().slice(0, 8)}`;
  await makeClass(teacher, name);
  await teacher.getByRole('link', { name: t('class.live') }).click();
  const projectorOpened = teacher.context().waitForEvent('page');
  await teacher.getByRole('button', { name: t('live.projector') }).click();
  const projector = await projectorOpened;
  await expect(
    projector.getByRole('heading', { name: t('projector.join', { name }) }),
  ).toBeVisible();
  const code = (await projector.getByText(/^\p{L}+ \d{5}$/u).textContent()) ?? '';
  await expect(teacher.getByRole('checkbox', { name: t('live.hideNames') })).toBeChecked();
  await teacher.getByRole('checkbox', { name: t('live.hideNames') }).uncheck();

  // Without email: counted from the code on the projector to the first card.
  const amelie = await openStudent(browser, computer, 'en', asked);
  await typeCode(amelie, code);
  await joinWithoutEmail(amelie, 'Amélie');
  const username = (await amelie.page.getByText(/^[a-z]+-[a-z]+-\d{3}$/u).textContent()) ?? '';
  await goToFirstCard(amelie);
  expect(amelie.taps).toBeLessThanOrEqual(6);

  // On a phone in French: the QR code holds the address of the class.
  const benoit = await openStudent(browser, phone, 'fr', asked);
  await benoit.page.goto(`/join/${encodeURIComponent(code)}`);
  await signUpWithEmail(benoit, 'Benoît');

  const chloe = await openStudent(browser, computer, 'en', asked);
  await typeCode(chloe, code);
  await joinWithoutEmail(chloe, 'Chloé');
  const forgetful = (await chloe.page.getByText(/^[a-z]+-[a-z]+-\d{3}$/u).textContent()) ?? '';
  await chloe.page.goto('/logout');

  const dev = await openStudent(browser, computer, 'en', asked);
  await typeCode(dev, code);
  await joinWithoutEmail(dev, 'Dev');
  await goToFirstCard(dev);
  await expect(row(teacher, 'Dev')).toContainText(begun);

  // A forgotten password: the teacher gives one from the row, and it works once.
  const given = await givePassword(teacher, 'Chloé');
  await logInWithGiven(chloe, forgetful, given);
  await goFromHomeToFirstCard(chloe);

  // A lost network: answers are kept on the device and arrive later.
  await dev.context.setOffline(true);
  await answerCards(dev.page, wanted.slice(0, 20));
  await expect(row(teacher, 'Dev')).toContainText(begun);
  await dev.context.setOffline(false);
  await answerCards(dev.page, wanted.slice(20));
  await expect(row(teacher, 'Dev')).toContainText(t('live.stage.picking'));

  for (const student of [amelie, benoit, chloe])
    await answerAll(student.page, wanted, 'dislike', student.language);
  for (const student of [amelie, benoit, chloe, dev]) await pickThree(student);
  await expect(row(teacher, 'Benoît')).toContainText(t('live.stage.picked'));
  await projector.getByRole('button', { name: t('projector.view.pattern') }).click();
  await expect(projector.getByText(t('projector.patternLater'))).toBeVisible();

  // Late: joining was closed meanwhile, and the teacher opens it again.
  const emma = await openStudent(browser, computer, 'en', asked);
  await setJoining(teacher, false);
  await typeCode(emma, code);
  await expect(emma.page.getByRole('heading', { name: t('join.closed', { name }) })).toBeVisible();
  await setJoining(teacher, true);
  await emma.page.reload();
  await joinWithoutEmail(emma, 'Emma');
  await goToFirstCard(emma);
  await answerAll(emma.page, wanted);
  await pickThree(emma);

  await expect(projector.getByText(t('projector.patternOf', { students: 5 }))).toBeVisible();
  for (const key of three) await expect(projector.getByText(titleOf(key))).toBeVisible();
  await expect(projector.locator('body')).not.toContainText(/Amélie|Benoît|Chloé|Dev|Emma/u);

  // A shared Chromebook: Amélie logs in where Chloé was, and finds her own three.
  await chloe.page.goto('/logout');
  await expect(chloe.page).toHaveURL('/');
  await logIn(chloe.page, username, password);
  await expect(chloe.page).toHaveURL('/dashboard/cards');
  const main = chloe.page.getByRole('main');
  await expect(main).toContainText('Amélie');
  await expect(main).not.toContainText('Chloé');
  for (const key of three) await expect(main).toContainText(titleOf(key));
});
