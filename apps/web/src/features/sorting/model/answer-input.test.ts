import { describe, expect, it } from 'vitest';
import { meaningOfKey, swipeAnswer, swipeDirection } from './answer-input.ts';

const press = (key: string, more: Partial<Parameters<typeof meaningOfKey>[0]> = {}) =>
  meaningOfKey({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more });

describe('the keys of the card screen', () => {
  it('answer with 1, 2, 3 or the arrow towards the answer', () => {
    expect(['1', '2', '3'].map((key) => press(key))).toEqual(['dislike', 'like', 'superlike']);
    expect(['ArrowLeft', 'ArrowUp', 'ArrowRight'].map((key) => press(key))).toEqual([
      'dislike',
      'like',
      'superlike',
    ]);
  });

  it('go back with Backspace, Ctrl+Z or Cmd+Z', () => {
    expect(press('Backspace')).toBe('back');
    expect(press('z', { ctrlKey: true })).toBe('back');
    expect(press('Z', { metaKey: true })).toBe('back');
    expect(press('z')).toBeNull();
  });

  it('ignore the browser’s own keys: Alt+Left, Ctrl+1, Tab, Enter', () => {
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('1', { ctrlKey: true })).toBeNull();
    for (const key of ['Tab', 'Enter', ' ', 'ArrowDown', '4']) expect(press(key)).toBeNull();
  });

  it('ignore the repetitions of a held key', () => {
    expect(press('1', { repeat: true })).toBeNull();
    expect(press('Backspace', { repeat: true })).toBeNull();
  });
});

const slow = 0.05;
const fast = 1;

describe('a swiped card', () => {
  it('means not interested to the left, interested upwards, very interested to the right', () => {
    expect(swipeAnswer({ x: -120, y: 10, speed: slow })).toBe('dislike');
    expect(swipeAnswer({ x: 20, y: -120, speed: slow })).toBe('like');
    expect(swipeAnswer({ x: 120, y: -30, speed: slow })).toBe('superlike');
  });

  it('gives no answer after a short or slow movement', () => {
    expect(swipeAnswer({ x: 60, y: 0, speed: slow })).toBeNull();
    expect(swipeAnswer({ x: 20, y: 0, speed: fast })).toBeNull();
    expect(swipeAnswer({ x: 60, y: 0, speed: fast })).toBe('superlike');
  });

  it('gives no answer downwards', () => {
    expect(swipeAnswer({ x: 10, y: 200, speed: fast })).toBeNull();
    expect(swipeDirection({ x: 10, y: 60 })).toBeNull();
  });

  it('shows its direction as soon as it moves, but not for a tap', () => {
    expect(swipeDirection({ x: -12, y: 3 })).toBe('dislike');
    expect(swipeDirection({ x: 3, y: -4 })).toBeNull();
  });
});
