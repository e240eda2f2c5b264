import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Frame, Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { asNewGroupStudent, hasCompletedSurvey } from '../group-students.ts';
import { startExternalSite, type ExternalSite } from '../external-site.ts';
import { three, titleOf } from '../select-page.ts';
import { startProduct, type Product } from '../start-product.ts';
import { words } from '../words.ts';

// One product for all tests, configured with outside pages.
test.describe.configure({ mode: 'default' });

let survey: ExternalSite;
let intro: ExternalSite;
let folder: string;
let product: Product;
test.beforeAll(async () => {
  [survey, intro] = await Promise.all([startExternalSite(), startExternalSite()]);
  folder = await mkdtemp(join(tmpdir(), 'trio-e2e-outside-'));
  await chmod(folder, 0o755);
  product = await startProduct(folder, {
    CONSUMER_SURVEY_URL: `${survey.url}/end?form=7`,
    PROFILE_INTRO_URL: `${intro.url}/intro`,
    CONSUMER_VIDEO_URL: `${intro.url}/never`,
  });
});
test.afterAll(async () => {
  await product.stop();
  await Promise.all([survey.stop(), intro.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const openPage = async (browser: Browser, language: 'en' | 'fr' = 'en'): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: `${language}-CA`,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  return context.newPage();
};

async function outsideForm(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  await frame?.getByRole('button').waitFor();
  return frame as Frame;
}

async function listen(page: Page) {
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/api/users/me')) {
      saves.push(request.postData() ?? '');
    }
  });
  await page.evaluate(() => {
    const received: unknown[] = [];
    Object.assign(window, { received });
    addEventListener('message', ({ data }) => received.push(data));
  });
  const received = () =>
    page.evaluate(() => (window as unknown as { received: unknown[] }).received.length);
  return { saves, received };
}

test('shows the deployment’s survey prefilled and returns home after submission', async ({
  browser,
}) => {
  const t = words.fr;
  const page = await openPage(browser, 'fr');
  const { firstname, lastname, email } = await asNewGroupStudent(page, 'consumer');
  await page.goto('/dashboard/cards/results');
  const frame = await outsideForm(page);
  const query = new URLSearchParams((await frame.locator('#query').textContent()) ?? '');
  expect(Object.fromEntries(query)).toEqual({
    form: '7',
    challenge1: titleOf(three[0] ?? '', 'fr'),
    challenge2: titleOf(three[1] ?? '', 'fr'),
    challenge3: titleOf(three[2] ?? '', 'fr'),
    firstname,
    lastname,
    email,
    language: 'fr',
  });
  await expect(page.locator('iframe')).toHaveAccessibleName(t('survey.title'));
  await expectNoViolations(page, 'the external survey');
  await frame.getByRole('button').click();
  await expect(page).toHaveURL('/dashboard/cards');
  expect(await hasCompletedSurvey(page)).toBe(true);
  await expect(page.getByRole('heading', { name: t('guest.waitingHeading') })).toHaveCount(0);
  await page.context().close();
});

test('ignores messages from other origins and windows, and unknown messages', async ({
  browser,
}) => {
  const page = await openPage(browser);
  await asNewGroupStudent(page, 'consumer');
  await page.goto('/dashboard/cards/results');
  const frame = await outsideForm(page);
  const { saves, received } = await listen(page);

  // Right origin and frame, wrong message.
  await frame.evaluate(() => {
    for (const data of [
      'opened',
      '"submission-completed"',
      ['submission-completed'],
      { event: 'x' },
    ]) {
      parent.postMessage(data, '*');
    }
  });
  // Right origin, but a window inside the frame.
  await frame.evaluate(async () => {
    const inner = document.createElement('iframe');
    const isLoaded = new Promise((resolve) => {
      inner.addEventListener('load', resolve);
    });
    inner.src = '/inner';
    document.body.append(inner);
    await isLoaded;
  });
  const inner = frame.childFrames()[0];
  await inner?.evaluate(() => top?.postMessage('submission-completed', '*'));
  // The page itself.
  await page.evaluate(() => window.postMessage('submission-completed', '*'));
  // Right frame, but it shows another allowed site.
  await frame.goto(`${intro.url}/elsewhere`);
  await frame.getByRole('button').click();
  await expect.poll(received).toBe(7);

  expect(saves).toEqual([]);
  await expect(page).toHaveURL('/dashboard/cards/results');
  expect(await hasCompletedSurvey(page)).toBe(false);

  // Right origin again, with the message format of another service.
  await frame.goto(`${survey.url}/end`);
  await frame.evaluate(() => parent.postMessage({ action: 'submission-completed' }, '*'));
  await expect(page).toHaveURL('/dashboard/cards');
  expect(saves).toEqual(['{"hasCompletedConsumerEndSurvey":true}']);
  await page.context().close();
});

test('reports and retries a failed save; a blocked survey opens in another tab', async ({
  browser,
}) => {
  const t = words.en;
  const page = await openPage(browser);
  await asNewGroupStudent(page, 'consumer');
  await page.goto('/dashboard/cards/results');
  const frame = await outsideForm(page);
  await page.route('**/api/users/me', (route) => route.abort(), { times: 1 });
  await frame.getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveText(t('error.offline'));
  await expectNoViolations(page, 'a survey that could not be noted');

  await expect(page.getByRole('button', { name: t('frame.done') })).toHaveCount(0);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: t('frame.newTab') }).click();
  await expect((await opened).getByRole('heading', { name: 'Outside form' })).toBeVisible();
  await page.getByRole('button', { name: t('frame.done') }).click();
  await expect(page).toHaveURL('/dashboard/cards');
  expect(await hasCompletedSurvey(page)).toBe(true);
  await page.context().close();
});

test('explains that a video does not load and offers a link; the profile form shows a thank-you page', async ({
  browser,
}) => {
  const t = words.en;
  const page = await openPage(browser);
  await page.clock.install();
  await asNewGroupStudent(page, 'consumer');
  // The frame of the video never finishes loading.
  await page.goto('/dashboard/cards', { waitUntil: 'commit' });
  const next = page.getByRole('region', { name: t('whatNext.heading') });
  await expect(next.getByRole('status')).toHaveText(t('frame.loading'));
  await page.clock.runFor(9_000);
  await expect(next.getByRole('status')).toHaveText(t('frame.slow'));
  await expect(next.getByRole('link', { name: t('frame.newTab') })).toHaveAttribute(
    'href',
    `${intro.url}/never`,
  );
  await expectNoViolations(page, 'a video that does not come');

  await page.getByRole('link', { name: t('guest.introGo') }).click();
  // The previous frame was the video's.
  await expect(page.getByRole('heading', { name: t('profileIntro.heading') })).toBeVisible();
  await (await outsideForm(page)).getByRole('button').click();
  await expect(page.getByRole('heading', { name: t('profileIntro.thanksHeading') })).toBeVisible();
  await page.context().close();
});
