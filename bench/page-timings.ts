import type { Page } from '@playwright/test';

export interface Timings {
  /** The browser's event timing in steps of 8 ms; 0 below 16 ms. */
  readonly interactions: number[];
  readonly paints: number[];
  readonly longTasks: { at: number; ms: number; what: string }[];
}

declare global {
  interface Window {
    trioTimings: {
      events: { id: number; at: number; ms: number }[];
      paints: { at: number; ms: number }[];
      longTasks: { at: number; ms: number; what: string }[];
    };
  }
}

export const watchTimings = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const timings: Window['trioTimings'] = { events: [], paints: [], longTasks: [] };
    window.trioTimings = timings;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const {
          interactionId: id,
          startTime: at,
          duration: ms,
        } = entry as PerformanceEventTiming & {
          interactionId: number;
        };
        if (id > 0) timings.events.push({ id, at, ms });
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        timings.longTasks.push({ at: entry.startTime, ms: entry.duration, what: entry.name });
      }
    }).observe({ type: 'longtask', buffered: true });
    // A message from an animation frame arrives after the frame is painted.
    const afterPaint = new MessageChannel();
    let waiting: number[] = [];
    afterPaint.port1.addEventListener('message', () => {
      for (const at of waiting) timings.paints.push({ at, ms: performance.now() - at });
      waiting = [];
    });
    afterPaint.port1.start();
    for (const type of ['keydown', 'click']) {
      addEventListener(
        type,
        (event) => {
          waiting.push(event.timeStamp);
          requestAnimationFrame(() => afterPaint.port2.postMessage(null));
        },
        { capture: true },
      );
    }
  });

export async function readTimings(page: Page, since: number): Promise<Timings> {
  const all = await page.evaluate(() => window.trioTimings);
  const isSince = ({ at }: { at: number }) => at >= since;
  const byId = new Map<number, number>();
  for (const { id, ms } of all.events.filter(isSince)) {
    byId.set(id, Math.max(ms, byId.get(id) ?? 0));
  }
  return {
    interactions: [...byId.values()],
    paints: all.paints.filter(isSince).map(({ ms }) => ms),
    longTasks: all.longTasks.filter(isSince),
  };
}

export const pageClock = (page: Page): Promise<number> => page.evaluate(() => performance.now());
