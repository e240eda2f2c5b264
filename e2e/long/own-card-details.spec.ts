import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { choosePicture, drawPicture, openOwnCard } from '../own-card-page.ts';
import { deck, openPicking, tile } from '../select-page.ts';
import { words } from '../words.ts';

const t = words.en;
const superlike = deck.slice(0, 3);
const uploads = '**/api/cards/uploads/**';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: ['Failed to load resource', 'net::ERR'],
});

test('during an upload the form can be cancelled, but neither closed nor sent', async ({
  page,
}) => {
  await openPicking(page, { superlike });
  const dialog = await openOwnCard(page);
  await dialog.getByLabel(t('own.title'), { exact: true }).fill('Dogs');
  await page.route(uploads, () => {});
  await choosePicture(dialog, await drawPicture(page));
  await expect(dialog.getByRole('progressbar', { name: t('own.picture.sending') })).toBeVisible();
  await expectNoViolations(page, 'sending a picture');
  await expect(dialog.getByRole('button', { name: t('own.save') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await dialog.getByLabel(t('own.title'), { exact: true }).press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: t('app.close') }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toBeVisible();

  await dialog.getByRole('button', { name: t('own.picture.cancel') }).click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await dialog.getByRole('button', { name: t('own.save') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(tile(page, 'Dogs')).toBeVisible();
});

test('keeps the form when the network fails, and uploads the picture on retry', async ({
  page,
}) => {
  await openPicking(page, { superlike });
  const dialog = await openOwnCard(page);
  await dialog.getByLabel(t('own.title'), { exact: true }).fill('Dogs');
  await page.route(uploads, (route) => route.abort());
  await choosePicture(dialog, await drawPicture(page));
  await expect(dialog.getByRole('alert')).toHaveText(t('error.offline'));
  await dialog.getByRole('button', { name: t('own.save') }).click();
  await expect(dialog.getByText(t('own.picture.unsent'))).toBeVisible();
  await page.unroute(uploads);
  await dialog.getByRole('button', { name: t('own.picture.again') }).click();
  await expect(dialog.getByText(t('own.picture.sent'))).toBeAttached();
  await dialog.getByRole('button', { name: t('own.save') }).click();
  await expect(page.locator('img[src^="/api/cards/images/"]').first()).toBeVisible();
});

for (const [what, status, body, message] of [
  [
    'an upload that the server refuses',
    400,
    { code: 'upload/damaged', message: '' },
    t('upload/damaged'),
  ],
  ['an expired ticket', 400, { code: 'upload/expired', message: '' }, t('upload/expired')],
  ['a response of another server', 502, 'Bad gateway', t('error.defaultMessage')],
] as const) {
  test(`shows a message for ${what}`, async ({ page }) => {
    await openPicking(page, { superlike });
    const dialog = await openOwnCard(page);
    await page.route(uploads, (route) =>
      route.fulfill({ status, body: typeof body === 'string' ? body : JSON.stringify(body) }),
    );
    await choosePicture(dialog, await drawPicture(page, { type: 'image/png' }), 'photo.png');
    await expect(dialog.getByRole('alert')).toHaveText(message);
  });
}

test('without a network shows a message and saves the card without a picture', async ({
  page,
  context,
}) => {
  await openPicking(page, { superlike });
  const dialog = await openOwnCard(page);
  await context.setOffline(true);
  await expect(dialog.getByText(t('own.picture.offline'))).toBeVisible();
  await dialog.getByLabel(t('own.title'), { exact: true }).fill('Dogs');
  await dialog.getByRole('button', { name: t('own.save') }).click();
  await expect(tile(page, 'Dogs')).toBeVisible();
  await context.setOffline(false);
});

test('limits a pasted title to one line and a description to 500 characters', async ({ page }) => {
  await openPicking(page, { superlike });
  const dialog = await openOwnCard(page);
  const title = dialog.getByLabel(t('own.title'), { exact: true });
  await title.focus();
  await page.keyboard.insertText('Two\nlines 🎸');
  await expect(title).toHaveValue(/^Two ?lines 🎸$/u);
  const description = dialog.getByLabel(t('own.description'));
  await description.fill('🎸'.repeat(501));
  await expect(description).toHaveValue('🎸'.repeat(500));
  await expect(dialog.getByText(t('own.count', { count: 500, max: 500 }))).toBeVisible();
});

test('uploads a small JPEG without metadata', async ({ page }) => {
  await openPicking(page, { superlike });
  const dialog = await openOwnCard(page);
  const picture = await drawPicture(page, { width: 4000, height: 3000 });
  const secret = Buffer.from('GPS 45.5017 -73.5673');
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, secret.length + 2]), secret]);
  // Playwright cannot read a sent Blob, so this intercepts it in the page.
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      Object.assign(window, { sentPicture: body });
      send.call(this, body);
    };
  });
  await choosePicture(
    dialog,
    Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]),
  );
  await expect(dialog.getByText(t('own.picture.sent'))).toBeAttached();
  const sent = await page.evaluate(async () => {
    const { sentPicture } = window as unknown as { sentPicture: Blob };
    return {
      type: sentPicture.type,
      bytes: [...new Uint8Array(await sentPicture.arrayBuffer())],
    };
  });
  expect(sent.type).toBe('image/jpeg');
  const body = Buffer.from(sent.bytes);
  expect(body.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(body.includes(secret)).toBe(false);
  expect(body.length).toBeLessThan(300_000);
});
