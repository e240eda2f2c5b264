import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailServer } from '../apps/api/test/mail-server.ts';
import type { Page } from '@playwright/test';
import { demoSignIns, expect } from './fixtures.ts';
import { startProduct } from './start-product.ts';
import { words } from './words.ts';

const newPassword = 'loud orange kettle';

export async function replacePasswordThroughMailServer(
  page: Page,
  language: 'en' | 'fr',
): Promise<void> {
  const t = words[language];
  const folder = await mkdtemp(join(tmpdir(), 'trio-e2e-smtp-'));
  await chmod(folder, 0o755);
  const mailServer = await startMailServer();
  const product = await startProduct(folder, { SMTP_URL: mailServer.url });
  try {
    await page.goto(`${product.url}/forgot`);
    await page.getByLabel(t('field.email')).fill(demoSignIns.student);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: t('forgot.sentHeading') })).toBeVisible();

    await expect.poll(() => mailServer.received.length).toBe(1);
    const [message] = mailServer.received;
    expect(message?.headers.get('content-language')).toBe(language);
    const link = /https?:\/\/\S+\/login\?reset=\S+/u.exec(message?.text ?? '')?.[0] ?? '';
    expect(link).toMatch(new RegExp(`^${product.url}/login`, 'u'));

    await page.goto(link);
    await page.getByLabel(t('field.newPassword'), { exact: true }).fill(newPassword);
    await page.getByLabel(t('field.confirmPassword'), { exact: true }).fill(newPassword);
    await page.keyboard.press('Enter');
    const login = page.getByRole('dialog', { name: t('login.heading') });
    await login.getByLabel(t('field.password'), { exact: true }).fill(newPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${product.url}/dashboard/cards`);
  } finally {
    // The page may still be loading images from a server that is about to stop.
    await page.close();
    await product.stop();
    await mailServer.close();
    await rm(folder, { recursive: true, force: true });
  }
}
