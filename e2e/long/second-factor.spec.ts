import { createHmac } from 'node:crypto';
import { asNewSchool } from '../account-people.ts';
import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { password } from '../signup-form.ts';
import { visits } from '../visits.ts';
import { words } from '../words.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;

/** What an authenticator app shows; `steps` from now. */
function codeOf(key: string, steps: number): string {
  const bits = Array.from(key, (one) => letters.indexOf(one).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMs) + steps));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

for (const { language, locale, viewport } of visits) {
  test.describe(`a second factor, in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport, contextOptions: { reducedMotion: 'reduce' } });
    // The answer to a correct password without the second factor.
    test.use({ expectedErrors: ['status of 401'] });
    const t = words[language];

    test('an app and a passkey are added, and each finishes a log-in', async ({
      context,
      page,
      baseURL,
    }) => {
      // Passkeys belong to a name: the address of digits has none.
      const origin = new URL(baseURL ?? '');
      origin.hostname = 'localhost';
      const { email } = await asNewSchool(page);
      const logIn = async () => {
        await context.clearCookies();
        await page.goto(`${origin.origin}/login`);
        await page.getByLabel(t('field.login')).fill(email);
        await page.getByLabel(t('field.password'), { exact: true }).fill(password);
        await page.keyboard.press('Enter');
      };
      await logIn();
      await expect(page).toHaveURL(/\/dashboard\//u);
      await page.goto(`${origin.origin}/dashboard/second-factor`);
      const section = page.getByRole('region', { name: t('factor.title') });
      await section.getByRole('button', { name: t('factor.addApp') }).click();
      await section.getByLabel(t('factor.proof')).fill(password);
      await page.keyboard.press('Enter');
      await expect(section.getByRole('img', { name: t('factor.app.qr') })).toBeVisible();
      await expectNoViolations(page, 'the key of an app');
      const shown = await section.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/u).innerText();
      const key = shown.replaceAll(' ', '');
      await section.getByLabel(t('factor.app.code')).fill(codeOf(key, -1));
      await page.keyboard.press('Enter');
      await expect(section.getByText(/^(?:[A-Z2-9]{4}-){2}[A-Z2-9]{4}$/u)).toHaveCount(10);
      await expectNoViolations(page, 'recovery codes');
      await section.getByRole('button', { name: t('factor.codes.done') }).click();

      const devices = await context.newCDPSession(page);
      await devices.send('WebAuthn.enable');
      await devices.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasUserVerification: true,
          isUserVerified: true,
        },
      });
      await section.getByRole('button', { name: t('factor.addPasskey') }).click();
      await section.getByLabel(t('factor.proof')).fill(password);
      await section.getByRole('button', { name: t('factor.passkey.submit') }).click();
      const list = section.getByRole('list', { name: t('factor.list') });
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await expectNoViolations(page, 'two second factors');

      await logIn();
      const code = page.getByLabel(t('factor.logIn.code'));
      await expect(code).toBeFocused();
      await expectNoViolations(page, 'the second factor at the log-in');
      await code.fill(codeOf(key, 0));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard\//u);

      await logIn();
      await page.getByRole('button', { name: t('factor.logIn.usePasskey') }).click();
      await page.getByRole('button', { name: t('factor.logIn.passkey'), exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard\//u);
    });
  });
}
