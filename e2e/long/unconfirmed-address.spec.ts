import { accountPage } from '../account-page.ts';
import { asNewStudent, statusIn, signInAgain } from '../account-people.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { readMailedLink } from '../mailbox.ts';
import { rowOf, schoolWith } from '../students-page.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

for (const { language, ...visit } of visits) {
  test.describe(`a student’s unconfirmed address in ${language}`, () => {
    test.use({ ...visit, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];
    const forSchool = accountPage(language, 'school');
    const forStudent = accountPage(language, 'student');

    test('is requested on the home and account pages, and confirmed by its link', async ({
      page,
    }) => {
      const { code } = await schoolWith(page, []);
      await forSchool.open(page);
      const section = forSchool.code(page);
      await section.getByLabel(t('domains.allow')).fill('cedar-ridge.example');
      await section.getByLabel(t('domains.confirm')).check();
      await section.getByRole('button', { name: t('code.save') }).click();
      await expect(statusIn(section, t('account.saved'))).toBeVisible();
      await page.reload();
      await expect(section.getByLabel(t('domains.confirm'))).toBeChecked();
      await expectNoViolations(page);

      const { email } = await asNewStudent(page, { code });
      await page.goto('/dashboard/cards');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('home.unconfirmed.heading'),
      );
      await expect(page.getByText(t('confirmation.required', { email }))).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: t('home.empty.sort') }),
      ).toHaveCount(0);
      await expectNoViolations(page);
      await page.goto('/dashboard/cards/intro');
      await expect(page.getByText(t('result/email-unconfirmed'))).toBeVisible();
      await page.goto('/dashboard/cards/1');
      await expect(page).toHaveURL('/dashboard/cards');

      await forStudent.open(page);
      const details = forStudent.details(page);
      await details.getByRole('button', { name: t('resend.again') }).click();
      await expect(statusIn(details, t('resend.sent.student'))).toBeVisible();
      await expectNoViolations(page);

      await page.goto(await readMailedLink(page.request, email, '/confirm?token='));
      await page.getByRole('button', { name: t('confirm.submit') }).click();
      await expect(page.getByText(t('confirm.student', { email }))).toBeVisible();
      await page.getByRole('link', { name: t('confirm.toCards') }).click();
      await expect(
        page.getByRole('main').getByRole('link', { name: t('home.empty.sort') }),
      ).toBeVisible();
      await expect(page.getByText(t('confirmation.required', { email }))).toHaveCount(0);
    });

    test('is marked for staff, who can confirm it', async ({ page }) => {
      const school = await schoolWith(page, []);
      await forSchool.open(page);
      const section = forSchool.code(page);
      await section.getByLabel(t('domains.allow')).fill('cedar-ridge.example');
      await section.getByRole('button', { name: t('code.save') }).click();
      await expect(statusIn(section, t('account.saved'))).toBeVisible();
      const { firstname, lastname, email } = await asNewStudent(page, { code: school.code });
      await page.goto('/dashboard/cards');
      await expect(page.getByText(t('confirmation.asked', { email }))).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: t('home.empty.sort') }),
      ).toBeVisible();

      await signInAgain(page, school.email);
      await page.goto('/dashboard/students');
      const row = rowOf(page, lastname);
      await expect(row.getByText(t('list.unconfirmed'))).toBeVisible();
      const name = `${firstname} ${lastname}`;
      await row.getByRole('button', { name: t('list.open', { name }) }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(t('detail.unconfirmed', { name }))).toBeVisible();
      await expectNoViolations(page);
      await dialog.getByRole('button', { name: t('detail.confirmEmail') }).click();
      await expect(dialog.getByText(t('detail.unconfirmed', { name }))).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(row.getByText(t('list.unconfirmed'))).toHaveCount(0);
    });
  });
}
