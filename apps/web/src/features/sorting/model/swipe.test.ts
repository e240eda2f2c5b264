import { describe, expect, it } from 'vitest';
import { swipeAnswer, swipeDirection } from './swipe.ts';

const slow = 0.05;
const fast = 1;

describe('a card that is moved by a finger', () => {
  it('goes left for not interested, up for interested, right for very interested', () => {
    expect(swipeAnswer({ x: -120, y: 10, speed: slow })).toBe('dislike');
    expect(swipeAnswer({ x: 20, y: -120, speed: slow })).toBe('like');
    expect(swipeAnswer({ x: 120, y: -30, speed: slow })).toBe('superlike');
  });

  it('comes back when it was not moved far and not flicked', () => {
    expect(swipeAnswer({ x: 60, y: 0, speed: slow })).toBeNull();
    expect(swipeAnswer({ x: 20, y: 0, speed: fast })).toBeNull();
    expect(swipeAnswer({ x: 60, y: 0, speed: fast })).toBe('superlike');
  });

  it('has nowhere to go below', () => {
    expect(swipeAnswer({ x: 10, y: 200, speed: fast })).toBeNull();
    expect(swipeDirection({ x: 10, y: 60 })).toBeNull();
  });

  it('shows where it would go as soon as it moves, and nothing for a tap', () => {
    expect(swipeDirection({ x: -12, y: 3 })).toBe('dislike');
    expect(swipeDirection({ x: 3, y: -4 })).toBeNull();
  });
});
