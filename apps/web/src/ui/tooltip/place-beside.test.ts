import { expect, it } from 'vitest';
import { placeBeside } from './place-beside.ts';

const view = { width: 360, height: 640 };
const tip = { width: 100, height: 40 };
const anchor = (left: number, top: number) => ({ left, top, bottom: top + 20, width: 60 });

it('is centred above the anchor, below if there is no space, and inside the window', () => {
  expect(placeBeside(anchor(150, 300), tip, view)).toEqual({ left: 130, top: 260 });
  expect(placeBeside(anchor(150, 30), tip, view)).toEqual({ left: 130, top: 50 });
  expect(placeBeside(anchor(0, 300), tip, view).left).toBe(8);
  expect(placeBeside(anchor(330, 300), tip, view).left).toBe(252);
  expect(placeBeside(anchor(0, 300), { ...tip, width: 500 }, view).left).toBe(8);
});
