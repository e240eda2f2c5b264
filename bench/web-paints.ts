import type { Page } from '@playwright/test';

export interface Paints {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly largest: string;
  readonly shift: number;
  readonly shifted: readonly string[];
  readonly longTasks: readonly number[];
}

declare global {
  interface Window {
    trioPaints: {
      firstPaint: number;
      largestPaint: number;
      largest: string;
      shift: number;
      shifted: string[];
      longTasks: number[];
    };
  }
}

interface LargestEntry extends PerformanceEntry {
  readonly element: Element | null;
}
interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

export const watchPaints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: Window['trioPaints'] = {
      firstPaint: 0,
      largestPaint: 0,
      largest: '',
      shift: 0,
      shifted: [],
      longTasks: [],
    };
    window.trioPaints = seen;
    const tell = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      const words = element?.textContent?.trim().slice(0, 40) ?? '';
      return `<${element?.localName ?? 'gone'}> ${words}`.trim();
    };
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) note(entry);
      }).observe({ type, buffered: true });

    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.firstPaint = startTime;
    });
    watch('largest-contentful-paint', (entry) => {
      seen.largestPaint = entry.startTime;
      seen.largest = tell((entry as LargestEntry).element);
    });
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput, sources } = entry as ShiftEntry;
      if (hadRecentInput) return;
      seen.shift += value;
      seen.shifted.push(...sources.map(({ node }) => tell(node)));
    });
    watch('longtask', ({ duration }) => seen.longTasks.push(duration));
  });

export const readPaints = (page: Page): Promise<Paints> => page.evaluate(() => window.trioPaints);
