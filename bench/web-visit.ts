import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { startCountingProxy, type CountingProxy } from './counting-proxy.ts';
import { readPaints, watchPaints, type Paints } from './web-paints.ts';

/** A phone on slow 4G. */
export const slow = {
  slowDown: 4,
  latency: 150,
  download: 1_600_000 / 8,
  upload: 750_000 / 8,
};

export interface Visit extends Paints {
  /** Bytes on the network, headers included. */
  readonly scripts: number;
  readonly everything: number;
}

interface Options {
  readonly url: string;
  readonly path?: string;
  readonly language: 'en' | 'fr';
  readonly isDesktop?: boolean;
}

const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

export async function visitPage(browser: Browser, options: Options): Promise<Visit> {
  const { url, path = '/', language, isDesktop = false } = options;
  const proxy = await startCountingProxy(url);
  const context = await browser.newContext({
    ...(isDesktop ? desktop : phone),
    baseURL: proxy.url,
    locale: `${language}-CA`,
  });
  try {
    const page = await context.newPage();
    await watchPaints(page);
    const session = await context.newCDPSession(page);
    const scripts = await countScripts(session);
    await slowDown(session);
    await page.goto(path, { waitUntil: 'load' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitUntilIdle(page, proxy);
    return { ...(await readPaints(page)), scripts: scripts(), everything: proxy.received() };
  } finally {
    await context.close();
    await proxy.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  const { latency, download: downloadThroughput, upload: uploadThroughput } = slow;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput,
    uploadThroughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.slowDown });
}

/** Cached scripts count as 0. */
async function countScripts(session: CDPSession): Promise<() => number> {
  const asked = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') asked.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

/** 2.5 s because the network is slow. */
async function waitUntilIdle(page: Page, proxy: CountingProxy): Promise<void> {
  let before = -1;
  while (before !== proxy.received()) {
    before = proxy.received();
    await page.waitForTimeout(2500);
  }
}
