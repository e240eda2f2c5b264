import { expect, it } from 'vitest';
import type { CleanedPicture } from './clean-picture.ts';
import { createPictures } from './pictures.ts';

const bytes = Buffer.from('x');

it('takes one picture at a time, in turn, and turns away more than can wait', async () => {
  const going: (() => void)[] = [];
  const pictures = createPictures(
    () =>
      new Promise<CleanedPicture>((resolve) => {
        going.push(() => resolve({ refused: null, jpeg: bytes }));
      }),
    3,
  );
  const first = pictures.clean(bytes);
  const second = pictures.clean(bytes);
  const third = pictures.clean(bytes);
  expect(await pictures.clean(bytes)).toEqual({ refused: 'busy' });
  await Promise.resolve();
  for (const waiting of [first, second, third]) {
    expect(going).toHaveLength(1);
    going.shift()?.();
    expect(await waiting).toEqual({ refused: null, jpeg: bytes });
    await Promise.resolve();
  }
  void pictures.clean(bytes);
  await Promise.resolve();
  expect(going).toHaveLength(1);
});

it('goes on after one that failed', async () => {
  let calls = 0;
  const pictures = createPictures(async () => {
    calls += 1;
    if (calls === 1) throw new Error('first');
    return { refused: null, jpeg: bytes };
  });
  await expect(pictures.clean(bytes)).rejects.toThrow('first');
  expect(await pictures.clean(bytes)).toMatchObject({ refused: null });
});
