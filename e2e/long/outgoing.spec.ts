import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '../fixtures.ts';
import { startProduct } from '../start-product.ts';

interface Payload {
  readonly faults?: { readonly name: string; readonly message: string; readonly route: string }[];
  readonly events?: { readonly name: string; readonly role: string; readonly route: string }[];
}

test.use({ expectedErrors: ['for lea', 'contentWindow'] });

test('sends browser errors and usage events to the configured addresses once, without personal data, also when the page closes', async ({
  page,
}) => {
  const reported: NonNullable<Payload['faults']> = [];
  const counted: NonNullable<Payload['events']> = [];
  const service = createServer((request, response) => {
    void text(request).then((body) => {
      const { faults = [], events = [] } = JSON.parse(body) as Payload;
      reported.push(...faults);
      counted.push(...events);
      response.end();
    });
  });
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  const folder = await mkdtemp(join(tmpdir(), 'trio-e2e-faults-'));
  await chmod(folder, 0o755);
  const { port } = service.address() as AddressInfo;
  const product = await startProduct(folder, {
    ERROR_REPORTS: `http://127.0.0.1:${port}/faults`,
    USAGE_FORWARD_URL: `http://127.0.0.1:${port}/counts`,
  });
  try {
    const loaded = page.waitForResponse(/\/assets\/fault-reporter-\S+\.js$/u);
    await page.goto(`${product.url}/privacy`);
    // The reporter watches for errors as soon as its module has run.
    await page.evaluate((url) => import(url).then(() => undefined), (await loaded).url());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const throwLater = (kind: 'lost' | 'frame') =>
      page.evaluate((which) => {
        setTimeout(() => {
          if (which === 'frame') {
            throw new TypeError("Cannot read properties of null (reading 'contentWindow')");
          }
          throw new RangeError('No room for lea@school.test at /login?reset=hush');
        });
      }, kind);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/errors/reports')) sent.push(request.postData() ?? '');
    });
    await throwLater('frame');
    for (let n = 0; n < 3; n += 1) await throwLater('lost');
    await expect
      .poll(() => reported.map(({ name, message, route }) => ({ name, message, route })))
      .toEqual([
        { name: 'RangeError', message: 'No room for :email at /login', route: '/privacy' },
      ]);
    expect(sent).toHaveLength(1);
    expect(sent.join('')).not.toMatch(/lea|hush/u);

    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.close();
    await expect
      .poll(() => counted.map(({ name, role, route }) => `${name} ${role} ${route}`))
      .toEqual(['page-view visitor /privacy', 'language-change visitor /privacy']);
  } finally {
    await product.stop();
    await new Promise((resolve) => {
      service.closeAllConnections();
      service.close(resolve);
    });
    await rm(folder, { recursive: true, force: true });
  }
});
