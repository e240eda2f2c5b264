import { asNewStudent } from '../account-people.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { readMail } from '../mailbox.ts';
import { visits } from '../visits.ts';
import { studentWords, words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`help, in ${language} at ${viewport.width} px`, () => {
    test.use({
      locale,
      viewport,
      contextOptions: { reducedMotion: 'reduce' },
      // The server refuses an empty message.
      expectedErrors: ['status of 400'],
    });
    const t = words[language];

    test('staff open one answer at a time and continue to the contact form', async ({ page }) => {
      await signIn(page, 'school');
      await page.goto('/dashboard/help');
      const questions = page.getByRole('main').locator('details');
      await expect(questions).toHaveCount(4);
      await expect(page.getByText(t('help.join.1'))).toBeHidden();

      await questions.nth(0).locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('help.join.1'))).toBeVisible();
      await page.getByRole('heading', { name: t('help.login') }).click();
      await expect(page.getByText(t('help.login.two.text'))).toBeVisible();
      await expect(page.getByText(t('help.join.1'))).toBeHidden();

      await page.getByRole('link', { name: t('help.support'), exact: true }).click();
      await expect(page).toHaveURL('/dashboard/support');
    });

    test('a student writes to the team, who can reply by email', async ({ page }) => {
      const { firstname, lastname, email } = await asNewStudent(page);
      await page.goto('/dashboard/support');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('support.heading.student'),
      );
      await expect(page.getByText(t('support.answer.text', { address: email }))).toBeVisible();
      const field = page.getByLabel(t('support.message'));
      await expect(field).toHaveAttribute('rows', '5');
      const send = page.getByRole('button', { name: t('support.send') });

      await send.click();
      await expect(field).toHaveAccessibleDescription(
        new RegExp(`^${studentWords[language]('support/message-required')}`, 'u'),
      );
      await expect(field).toBeFocused();

      await field.fill('Où est mon profil?\nJe l’ai perdu.');
      await send.click();
      const sent = language === 'fr' ? 'Message envoyé' : 'Message sent';
      await expect(page.getByRole('status').filter({ hasText: sent })).toHaveText(sent);
      await expect(field).toHaveValue('');

      const message = await readMail(page.request, 'support@trio.example', ({ text }) =>
        text.includes(email),
      );
      expect(message.subject).toBe(
        t('mail.support.subject', { person: `${firstname} ${lastname}` }),
      );
      expect(message.text).toContain('> Où est mon profil?\n> Je l’ai perdu.');
    });
  });
}
