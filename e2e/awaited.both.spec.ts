import { expectNoFaults } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';
import { signInAgain } from './account-people.ts';
import { asNewGuest } from './guests.ts';
import { readMail } from './mailbox.ts';
import { visitsOfThisRun } from './visits.ts';
import { words } from './words.ts';

for (const { language, locale, viewport } of visitsOfThisRun) {
  test.describe(`who awaits a profile, in ${language}`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('an administrator sends a profile with one action, and the student has it', async ({
      page,
    }) => {
      const { name, email } = await asNewGuest(page, 'consumer');
      await signIn(page, 'admin');
      await page.goto('/dashboard/profiles');
      const row = page.getByRole('listitem').filter({ hasText: email });
      await expect(row).toContainText(name);
      await expect(row).toContainText(t('awaited.consumer'));
      await expect(row).toContainText(t('awaited.unanswered'));
      await expect(row.getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`^/dashboard/profile\\?language=${language}&uid=[\\w-]{36}$`, 'u'),
      );
      await expectNoFaults(page, 'profiles to send');

      await row.getByRole('button', { name: t('awaited.sendTo', { name }) }).click();
      const question = page.getByRole('dialog', { name: t('awaited.askHeading') });
      await expect(question).toContainText(email);
      await expectNoFaults(page, 'the question before');
      await question.getByRole('button', { name: t('awaited.yes') }).click();

      const news = page.getByRole('status').filter({ hasText: name });
      await expect(news).toHaveText(t('awaited.sent', { name, email }));
      await expect(news).toBeFocused();
      await expect(row).toHaveCount(0);
      const { subject } = await readMail(page.request, email);
      expect(subject).not.toBe('');

      await signInAgain(page, email);
      await page.goto('/dashboard/cards');
      await expect(page.getByRole('region', { name: t('guestProfile.sentHeading') })).toContainText(
        email,
      );
    });
  });
}
