import type { CDPSession, Page } from '@playwright/test';

const ways = { left: [-1, 0], up: [0, -1], right: [1, 0], down: [0, 1] } as const;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

export async function swipe(page: Page, way: keyof typeof ways, distance = 130): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const client = await session;
  const { width, height } = page.viewportSize() ?? { width: 360, height: 640 };
  const [x, y] = ways[way];
  const at = (part: number) => [
    { x: width / 2 + x * distance * part, y: height / 2 + y * distance * part },
  ];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
