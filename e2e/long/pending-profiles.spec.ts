import { expectNoViolations } from '../axe.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { signInAgain } from '../account-people.ts';
import { asNewGroupStudent } from '../group-students.ts';
import { readMail } from '../mailbox.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

for (const { language, locale, viewport } of visits) {
  test.describe(`pending profiles in ${language}`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    const t = words[language];

    test('an administrator sends a profile with one action, and the student can open it', async ({
      page,
    }) => {
      const { name, email } = await asNewGroupStudent(page, 'consumer');
      await signIn(page, 'admin');
      await page.goto('/dashboard/profiles');
      const row = page.getByRole('listitem').filter({ hasText: email });
      await expect(row).toContainText(name);
      await expect(row).toContainText(t('pending.consumer'));
      await expect(row).toContainText(t('pending.unanswered'));
      await expect(row.getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`^/dashboard/profile\\?language=${language}&uid=[\\w-]{36}$`, 'u'),
      );
      await expectNoViolations(page, 'profiles to send');

      await row.getByRole('button', { name: t('pending.sendTo', { name }) }).click();
      const question = page.getByRole('dialog', { name: t('pending.askHeading') });
      await expect(question).toContainText(email);
      await expectNoViolations(page, 'the question before');
      await question.getByRole('button', { name: t('pending.yes') }).click();

      const status = page.getByRole('status').filter({ hasText: name });
      await expect(status).toHaveText(t('pending.sent', { name, email }));
      await expect(status).toBeFocused();
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
