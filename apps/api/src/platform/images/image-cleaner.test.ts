import { expect, it } from 'vitest';
import type { CleanedImage } from './clean-image.ts';
import { createImageCleaner } from './image-cleaner.ts';

const bytes = Buffer.from('x');

it('cleans one image at a time, in order, and refuses more when the queue is full', async () => {
  const running: (() => void)[] = [];
  const cleaner = createImageCleaner(
    () =>
      new Promise<CleanedImage>((resolve) => {
        running.push(() => resolve({ refused: null, jpeg: bytes }));
      }),
    3,
  );
  const first = cleaner.clean(bytes);
  const second = cleaner.clean(bytes);
  const third = cleaner.clean(bytes);
  expect(await cleaner.clean(bytes)).toEqual({ refused: 'busy' });
  await Promise.resolve();
  for (const waiting of [first, second, third]) {
    expect(running).toHaveLength(1);
    running.shift()?.();
    expect(await waiting).toEqual({ refused: null, jpeg: bytes });
    await Promise.resolve();
  }
  void cleaner.clean(bytes);
  await Promise.resolve();
  expect(running).toHaveLength(1);
});

it('continues after a failure', async () => {
  let calls = 0;
  const cleaner = createImageCleaner(async () => {
    calls += 1;
    if (calls === 1) throw new Error('first');
    return { refused: null, jpeg: bytes };
  });
  await expect(cleaner.clean(bytes)).rejects.toThrow('first');
  expect(await cleaner.clean(bytes)).toMatchObject({ refused: null });
});
