import { expect, test, vi } from 'vitest';
import { createObservable } from './observable.ts';

test('notifies a listener of each change until it unsubscribes', () => {
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

test('returns the new value while held and notifies listeners once at the end', () => {
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

test('does not notify after a hold without changes', () => {
  const place = createObservable('here');
  const listener = vi.fn();
  place.subscribe(listener);
  place.hold()();
  expect(listener).not.toHaveBeenCalled();
});
