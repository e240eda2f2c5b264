import type { Browser } from '@playwright/test';
import { giveAnswers } from './sort-inputs.ts';
import { pageClock, readTimings, watchTimings, type Timings } from './page-timings.ts';

const address = 'http://letter.test/';
const size = 80;

const page = `<!doctype html><title>A letter</title>
<style>button { position: absolute; top: 100px; width: ${size}px; height: ${size}px }</style>
<p>a</p>
${[0, 1, 2].map((at) => `<button style="left: ${at * size}px">${at + 1}</button>`).join('\n')}
<script>
  const letter = document.querySelector('p').firstChild;
  const next = () => { letter.nodeValue = letter.nodeValue === 'a' ? 'b' : 'a'; };
  addEventListener('keydown', next);
  addEventListener('click', next);
</script>`;

/** The same inputs on a trivial page: the minimum that the browser and this machine need. */
export async function measureFloor(
  browser: Browser,
  { count, slowDown }: { readonly count: number; readonly slowDown: number },
): Promise<Timings> {
  const context = await browser.newContext();
  try {
    const tab = await context.newPage();
    await tab.route(address, (route) => route.fulfill({ contentType: 'text/html', body: page }));
    await watchTimings(tab);
    await tab.goto(address);
    const session = await context.newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const places = [0, 1, 2].map((at) => ({ x: (at + 0.5) * size, y: 100 + size / 2 }));
    const started = await pageClock(tab);
    await giveAnswers(tab, count, places, () => '/');
    return await readTimings(tab, started);
  } finally {
    await context.close();
  }
}
