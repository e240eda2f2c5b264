import type { Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { deadMail } from '../dead-mail.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { openDevPages } from '../mailbox.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

/** No other test emails these accounts: a new link invalidates the last one. */
const readers = {
  en: { forMailbox: 'student@old-mill.example', forList: 'student@home.example' },
  fr: { forMailbox: 'student@lakeshore.example', forList: 'student@open-table.example' },
};

async function askForNewPassword(page: Page, email: string, language: string): Promise<string> {
  await openDevPages(page.request);
  const listEmails = async (): Promise<{ name: string; to: string }[]> =>
    (await (await page.request.get('/api/dev/mail')).json()).letters;
  const known = new Set((await listEmails()).map(({ name }) => name));
  const answer = await page.request.post('/api/identity/reset', {
    data: { email },
    headers: { 'accept-language': language },
  });
  expect(answer.status()).toBe(204);
  let name = '';
  await expect
    .poll(async () => {
      name =
        (await listEmails()).find((each) => each.to === email && !known.has(each.name))?.name ?? '';
      return name;
    })
    .not.toBe('');
  return name;
}

for (const { language } of visits) {
  test.describe(`emails in ${language}`, () => {
    test.use({ locale: `${language}-CA` });
    const t = words[language];

    test('the demo shows its emails, and their links work', async ({ page }) => {
      const { forMailbox: email } = readers[language];
      const name = await askForNewPassword(page, email, language);
      await page.goto(`/dev/mail?letter=${name}`);
      const subject = t('mail.passwordReset.subject');
      await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible();
      await expect(page.getByText(t('mailbox.to', { recipient: email })).first()).toBeVisible();

      const message = page.frameLocator('iframe');
      await expect(message.locator('html')).toHaveAttribute('lang', language);
      await expect(message.getByRole('heading', { level: 1 })).toHaveText(subject);
      await expect(page.locator('iframe')).toHaveAccessibleName(t('mailbox.document', { subject }));
      await expectNoViolations(page);
      await page.getByText(t('mailbox.asText')).click();
      await expect(page.getByText(t('mail.passwordReset.after'))).toBeVisible();

      const opened = page.waitForEvent('popup');
      await message.getByRole('link', { name: t('mail.passwordReset.action') }).click();
      await expect(await opened).toHaveURL(/\/login\b/u);
    });

    test('an administrator sees that an email was sent and that none is abandoned', async ({
      page,
    }) => {
      const { forList: email } = readers[language];
      await askForNewPassword(page, email, language);
      await signIn(page, 'admin');
      await page.goto('/dashboard/mail');
      await expect(page.getByText(t('post.empty.dead'))).toBeVisible();
      await page.getByRole('link', { name: t('post.status.sent') }).click();
      const row = page.getByRole('listitem').filter({ hasText: email }).first();
      await expect(row).toContainText(t('post.template.passwordReset'));
      await expect(row).toContainText(t(`post.language.${language}`));
      await expect(row.getByRole('button')).toHaveCount(0);
    });

    test('an abandoned email shows the reason and can be sent again by keyboard', async ({
      page,
    }) => {
      const [stuck, expired] = [deadMail(), deadMail({ lastError: 'trio/expired' })];
      await page.route('**/api/mails?*', (route) =>
        route.fulfill({ json: { total: 2, mails: [stuck, expired] } }),
      );
      await page.route('**/api/mails/*/retry', (route) => route.fulfill({ status: 204 }));
      await signIn(page, 'admin');
      await page.goto('/dashboard/mail');
      await expect(
        page.getByText(t('post.reason.server', { reason: stuck.lastError })),
      ).toBeVisible();
      await expect(page.getByText(t('post.reason.expired'))).toBeVisible();
      await expectNoViolations(page);
      const name = t('post.retryOne', { recipient: stuck.recipient });
      await expect(page.getByRole('button', { name })).toHaveCount(1);

      const asked = page.waitForRequest(`**/api/mails/${stuck._id}/retry`);
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      expect((await asked).method()).toBe('POST');
      const status = page.getByText(t('post.retried', { recipient: stuck.recipient }));
      await expect(status).toBeVisible();
      await expect(page.getByRole('status').filter({ has: status })).toBeFocused();
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    });
  });
}

test('the email page is for administrators only', async ({ page }) => {
  await signIn(page, 'school');
  await page.goto('/dashboard/mail');
  await expect(page).toHaveURL('/dashboard/students');
});
