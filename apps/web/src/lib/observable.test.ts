import { expect, test, vi } from 'vitest';
import { createObservable } from './observable.ts';

test('whoever watches is told of each change until they look away', () => {
  const place = createObservable('here');
  const listener = vi.fn();
  const end = place.subscribe(listener);
  place.set('there');
  expect(place.get()).toBe('there');
  expect(listener).toHaveBeenCalledTimes(1);
  end();
  place.set('gone');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('while it is held, whoever asks gets what is new, and whoever watches is told once, at the end', () => {
  const place = createObservable('here');
  const listener = vi.fn();
  place.subscribe(listener);
  const release = place.hold();
  const releaseLast = place.hold();
  place.set('there');
  place.set('elsewhere');
  expect(place.get()).toBe('elsewhere');
  release();
  expect(listener).not.toHaveBeenCalled();
  releaseLast();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('nothing is told where nothing has changed', () => {
  const place = createObservable('here');
  const listener = vi.fn();
  place.subscribe(listener);
  place.hold()();
  expect(listener).not.toHaveBeenCalled();
});
