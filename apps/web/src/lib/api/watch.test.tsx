import type { Endpoint } from '@trio/contracts/endpoint';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import type { Changed } from './call.ts';
import { delayFor, useWatched } from './watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Ask = (etag: string | null) => Promise<Changed<Endpoint>>;
const answer = (etag: string, text: string | null) =>
  ({ etag, answer: text }) as unknown as Changed<Endpoint>;

function Shown({ ask }: { ask: Ask }) {
  const { data, problem } = useWatched(ask);
  return <p>{`${String(data)} ${String(problem)}`}</p>;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('asks with the tag of its latest answer, and keeps the data while nothing changed', async () => {
  const ask = vi
    .fn<Ask>()
    .mockResolvedValueOnce(answer('"1"', 'first'))
    .mockResolvedValueOnce(answer('"1"', null))
    .mockResolvedValueOnce(answer('"2"', 'second'));
  render(<Shown ask={ask} />);
  await pass(0);
  expect(screen.getByText('first null')).toBeInTheDocument();
  await pass(3000);
  expect(screen.getByText('first null')).toBeInTheDocument();
  await pass(3000);
  expect(screen.getByText('second null')).toBeInTheDocument();
  expect(ask.mock.calls.map(([etag]) => etag)).toEqual([null, '"1"', '"1"']);
});

it('keeps the data when the network fails, and asks again', async () => {
  const ask = vi
    .fn<Ask>()
    .mockResolvedValueOnce(answer('"1"', 'first'))
    .mockRejectedValueOnce(new ApiFailure('error.offline'))
    .mockResolvedValueOnce(answer('"1"', null));
  render(<Shown ask={ask} />);
  await pass(0);
  await pass(3000);
  expect(screen.getByText('first error.offline')).toBeInTheDocument();
  await pass(3000);
  expect(screen.getByText('first null')).toBeInTheDocument();
});

it('stops when the page is left', async () => {
  const ask = vi.fn<Ask>().mockResolvedValue(answer('"1"', 'first'));
  const { unmount } = render(<Shown ask={ask} />);
  await pass(0);
  unmount();
  await pass(60_000);
  expect(ask).toHaveBeenCalledOnce();
});

it('asks less often while the page is hidden', () => {
  expect([delayFor(false, 0), delayFor(false, 1)]).toEqual([2000, 3000]);
  expect([delayFor(true, 0), delayFor(true, 1)]).toEqual([15_000, 20_000]);
});
