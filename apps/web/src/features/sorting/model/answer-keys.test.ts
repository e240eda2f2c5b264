import { describe, expect, it } from 'vitest';
import { meaningOfKey } from './answer-keys.ts';

const press = (key: string, more: Partial<Parameters<typeof meaningOfKey>[0]> = {}) =>
  meaningOfKey({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more });

describe('the keys at the table', () => {
  it('are 1 2 3, or the arrows towards where the answers live', () => {
    expect(['1', '2', '3'].map((key) => press(key))).toEqual(['dislike', 'like', 'superlike']);
    expect(['ArrowLeft', 'ArrowUp', 'ArrowRight'].map((key) => press(key))).toEqual([
      'dislike',
      'like',
      'superlike',
    ]);
  });

  it('go back with Backspace and with Ctrl or Cmd and Z', () => {
    expect(press('Backspace')).toBe('back');
    expect(press('z', { ctrlKey: true })).toBe('back');
    expect(press('Z', { metaKey: true })).toBe('back');
    expect(press('z')).toBeNull();
  });

  it('leave the browser its own: Alt and the left arrow, Ctrl and 1, Tab, Enter', () => {
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('1', { ctrlKey: true })).toBeNull();
    for (const key of ['Tab', 'Enter', ' ', 'ArrowDown', '4']) expect(press(key)).toBeNull();
  });

  it('count once, however long one is held', () => {
    expect(press('1', { repeat: true })).toBeNull();
    expect(press('Backspace', { repeat: true })).toBeNull();
  });
});
