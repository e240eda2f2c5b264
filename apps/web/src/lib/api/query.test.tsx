import { listMails, retryMail } from '@trio/contracts/mail';
import { listStudents } from '@trio/contracts/students';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { offline, Refusal } from '../../../test/fake-server.ts';
import { installFakeServer, renderPage } from '../../../test/render-page.tsx';
import { call, forgetToken, withParams } from './call.ts';
import { endpointQuery, queryClient, useServerChange, useServerData } from './query.ts';

const server = installFakeServer();
const mails = (page: number) => endpointQuery(listMails, { query: { status: 'sent', page } });
const listOf = (total: number) => ({ total, mails: [] });

function Total({ page = 1 }: { page?: number }) {
  const { data, isPlaceholderData, problem, refetch } = useServerData(mails(page));
  return (
    <>
      <p>{data === undefined ? 'no data' : `${isPlaceholderData ? 'old' : 'new'} ${data.total}`}</p>
      <p>{problem ?? 'no problem'}</p>
      <button type="button" onClick={() => void refetch()}>
        again
      </button>
    </>
  );
}

it('does not compile with an unknown or a missing query parameter', () => {
  // @ts-expect-error The contract calls it lastSorted.
  endpointQuery(listStudents, { query: { schoolid: '', sorted: 'asc' } });
  // @ts-expect-error A request for all schools must say so.
  endpointQuery(listStudents, { query: { page: 1 } });
  // @ts-expect-error The endpoint takes a query.
  endpointQuery(listMails);
  expect(endpointQuery(listStudents, { query: { schoolid: '' } }).queryKey).toEqual([
    '/users/v1/student',
    { query: { schoolid: '' } },
  ]);
});

it('sends the query without undefined parameters', async () => {
  const received = server.on(listMails, listOf(0));
  await renderPage(server, null);
  await queryClient.query(endpointQuery(listMails, { query: { status: undefined, page: 2 } }));
  expect(received.map(({ query }) => query.toString())).toEqual(['page=2']);
});

it('shows the previous page’s data while the next page loads', async () => {
  const next = Promise.withResolvers<void>();
  server.on(listMails, async ({ query }) => {
    if (query.get('page') === '2') await next.promise;
    return listOf(Number(query.get('page')));
  });
  const { show } = await renderPage(server, <Total />);
  await screen.findByText('new 1');
  show(<Total page={2} />);
  await screen.findByText('old 1');
  next.resolve();
  await waitFor(() => expect(screen.getByText('new 2')).toBeVisible());
});

it('shows no data of another page when a request fails', async () => {
  server.on(listMails, ({ query }) =>
    query.get('page') === '2' ? new Refusal('server/error') : listOf(1),
  );
  const { show } = await renderPage(server, <Total />);
  await screen.findByText('new 1');
  show(<Total page={2} />);
  await screen.findByText('server/error');
  expect(screen.getByText('no data')).toBeVisible();
});

it('keeps the error and shows no other data during a retry', async () => {
  const retried = Promise.withResolvers<void>();
  const received = server.on(listMails, ({ query }) =>
    query.get('page') === '2' ? new Refusal('server/error') : listOf(1),
  );
  const { show, user } = await renderPage(server, <Total />);
  await screen.findByText('new 1');
  show(<Total page={2} />);
  await screen.findByText('server/error');
  server.on(listMails, async () => {
    await retried.promise;
    return listOf(2);
  });
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(received).toHaveLength(3));
  expect(screen.getByText('server/error')).toBeVisible();
  expect(screen.getByText('no data')).toBeVisible();
  retried.resolve();
  await screen.findByText('new 2');
  expect(screen.getByText('no problem')).toBeVisible();
});

it('shows the offline error beside its data as soon as the network is lost', async () => {
  server.on(listMails, listOf(1));
  await renderPage(server, <Total />);
  await screen.findByText('new 1');
  server.on(listMails, offline);
  act(() => void dispatchEvent(new Event('offline')));
  await screen.findByText('error.offline');
  expect(screen.getByText('new 1')).toBeVisible();
  act(() => void dispatchEvent(new Event('online')));
});

it('keeps its data when a refetch fails, and refetches when the network is back', async () => {
  server.on(listMails, listOf(1));
  const { user } = await renderPage(server, <Total />);
  await screen.findByText('new 1');
  server.on(listMails, offline);
  dispatchEvent(new Event('offline'));
  await user.click(screen.getByRole('button'));
  await screen.findByText('error.offline');
  expect(screen.getByText('new 1')).toBeVisible();
  server.on(listMails, listOf(2));
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('new 2');
  expect(screen.getByText('no problem')).toBeVisible();
});

it('retries by itself during an outage after the Retry-After time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server.on(listMails, new Refusal('server/unavailable', { retryAfter: 5 }));
  await renderPage(server, <Total />);
  await screen.findByText('server/unavailable');
  server.on(listMails, listOf(3));
  await act(async () => void vi.advanceTimersByTime(4_900));
  expect(screen.getByText('no data')).toBeVisible();
  await act(async () => void vi.advanceTimersByTime(2_000));
  await screen.findByText('new 3');
  vi.useRealTimers();
});

it('does not retry after a server error', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const received = server.on(listMails, new Refusal('server/error'));
  await renderPage(server, <Total />);
  await screen.findByText('server/error');
  await act(async () => void vi.advanceTimersByTime(120_000));
  expect(received).toHaveLength(1);
  vi.useRealTimers();
});

function Retry() {
  const retry = useServerChange({ mutationFn: () => call(withParams(retryMail, { id: 'one' })) });
  return (
    <>
      <button type="button" onClick={() => retry.run()}>
        retry
      </button>
      <p>{retry.problem ?? (retry.isSuccess ? 'done' : 'idle')}</p>
    </>
  );
}

it('sends a change once for two clicks, and again after its answer', async () => {
  const answered = Promise.withResolvers<void>();
  const received = server.on(retryMail, async () => {
    await answered.promise;
    return new Refusal('server/error');
  });
  await renderPage(server, <Retry />);
  const button = screen.getByRole('button');
  button.click();
  button.click();
  answered.resolve();
  await screen.findByText('server/error');
  expect(received).toHaveLength(1);
  server.on(retryMail, undefined);
  button.click();
  await screen.findByText('done');
  expect(received).toHaveLength(2);
});

it('deletes all cached data when the session ends', async () => {
  server.on(listMails, listOf(1));
  await renderPage(server, <Total />);
  await screen.findByText('new 1');
  expect(queryClient.getQueryData(mails(1).queryKey)).toEqual(listOf(1));
  forgetToken();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
