import { emptyReflection } from '@trio/contracts/reflection';
import { updateResult } from '@trio/contracts/results';
import { signOut as signOutEndpoint } from '@trio/contracts/identity';
import { startSort } from '@trio/domain/sorting/sort';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { offline, Refusal, type Received } from '../../../../test/fake-server.ts';
import { installFakeServer } from '../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../test/session.tsx';
import { confirmedSort, renderWithResult, sortId } from '../../../../test/student-result.tsx';
import { words } from '../../../../test/words.ts';
import { sortState } from '../../../lib/current-sort.ts';
import { signOut } from '../../../lib/session/session.ts';
import { sendUnsentSharing } from '../sync/send-unsent-sharing.ts';
import { StudentResults } from './results/student-results.tsx';
import { WordsReaders } from './words-readers.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
afterEach(() => localStorage.clear());
const t = words.en;
const reflection = { ...emptyReflection, shared: 'They need people.' };

type Update = Received<typeof updateResult>;
const accept = ({ params }: Update) => ({ id: params.id, selected: [], revision: 2 });
const bodies = (received: readonly Update[]) => received.map(({ body }) => body);
const toggle = async () => {
  const choice = await screen.findByRole('switch', { name: t('sharing.label') });
  choice.click();
  return choice;
};
const goOnline = () => act(() => void dispatchEvent(new Event('online')));

async function openResult(areWordsShared?: boolean, language: 'en' | 'fr' = 'en') {
  const record = confirmedSort({ reflection });
  const confirmed = record.confirmed && {
    ...record.confirmed,
    ...(areWordsShared !== undefined && { areWordsShared }),
  };
  const view = await renderWithResult(server, <StudentResults />, {
    record: { ...record, confirmed },
    language,
  });
  return { ...view, received: server.on(updateResult, accept) };
}

describe('the switch for class teachers', () => {
  it('stands with the readers beside the words, and is off at first', async () => {
    await openResult();
    const choice = await screen.findByRole('switch', { name: t('sharing.label') });
    expect(choice).toHaveAttribute('aria-checked', 'false');
    expect(choice).toHaveAccessibleDescription(t('sharing.hint'));
    expect(screen.getByText(t('write.readers.text'))).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('is also beside the field while the student writes', async () => {
    await openResult(true);
    (await screen.findByRole('button', { name: t('words.more') })).click();
    await screen.findByRole('textbox');
    expect(screen.getByRole('switch', { name: t('sharing.label') })).toBeChecked();
    expect(screen.getByText(t('write.readers.text'))).toBeVisible();
    expect(screen.getByText(t('write.help.line'))).toBeVisible();
  });

  it('saves at once and alone, by keyboard too, and announces what it means', async () => {
    const { user, received } = await openResult();
    const choice = await screen.findByRole('switch', { name: t('sharing.label') });
    choice.focus();
    await user.keyboard('{Enter}');
    await screen.findByText(t('sharing.saved.on'));
    expect(screen.getByText(t('sharing.saved.on'))).toHaveAttribute('role', 'status');
    expect(choice).toBeChecked();
    expect(choice).toHaveFocus();
    await toggle();
    await screen.findByText(t('sharing.saved.off'));
    expect(choice).not.toBeChecked();
    expect(bodies(received)).toEqual([{ areWordsShared: true }, { areWordsShared: false }]);
    expect(sortState.get()).toMatchObject({ confirmed: { areWordsShared: false, reflection } });
  });

  it('is not part of a saved text: saving words leaves it as it is', async () => {
    const { user, received } = await openResult(true);
    (
      await screen.findByRole('button', { name: t('words.editOne', { label: t('words.shared') }) })
    ).click();
    await user.fill(await screen.findByRole('textbox'), 'Something new');
    screen.getByRole('button', { name: t('write.save') }).click();
    await screen.findByText(t('words.saved'));
    expect(bodies(received)).toEqual([{ reflection: { ...reflection, shared: 'Something new' } }]);
    expect(await screen.findByRole('switch', { name: t('sharing.label') })).toBeChecked();
  });

  it('shows an error and returns if the server refuses it', async () => {
    await openResult();
    server.on(updateResult, new Refusal('request/forbidden'));
    const choice = await toggle();
    await screen.findByText(t('request/forbidden'));
    expect(choice).not.toBeChecked();
  });

  it('is in French too, with tu', async () => {
    await openResult(true, 'fr');
    const fr = words.fr;
    expect(await screen.findByRole('switch', { name: fr('sharing.label') })).toBeChecked();
  });
});

describe('a choice that was made offline', () => {
  it('is shown as not saved, and is sent when the network is back', async () => {
    const { received } = await openResult(true);
    server.on(updateResult, offline);
    const choice = await toggle();
    await screen.findByText(t('sharing.waiting.off'));
    expect(choice).not.toBeChecked();
    server.on(updateResult, accept);
    const before = received.length;
    goOnline();
    await screen.findByText(t('sharing.saved.off'));
    expect(bodies(received).slice(before)).toEqual([{ areWordsShared: false }]);
    goOnline();
    await act(() => server.settled());
    expect(received).toHaveLength(before + 1);
  });

  it('is sent as last chosen', async () => {
    const { received } = await openResult(false);
    server.on(updateResult, offline);
    await toggle();
    await screen.findByText(t('sharing.waiting.on'));
    await toggle();
    await screen.findByText(t('sharing.waiting.off'));
    server.on(updateResult, accept);
    const before = received.length;
    goOnline();
    await screen.findByText(t('sharing.saved.off'));
    expect(bodies(received).slice(before)).toEqual([{ areWordsShared: false }]);
  });

  it('stays after log-out, without words, and is sent at the next log-in from any page', async () => {
    const { student, received } = await openResult(true);
    server.on(updateResult, offline);
    await toggle();
    await screen.findByText(t('sharing.waiting.off'));
    cleanup();
    server.on(signOutEndpoint, undefined);
    await signOut();
    const stored = JSON.stringify(localStorage);
    expect(stored).toContain(sortId);
    expect(stored).not.toContain(reflection.shared);
    server.on(updateResult, accept);
    const before = received.length;
    sendUnsentSharing();
    await renderAs(server, accountOf('student'), <p>Somebody else</p>);
    await act(() => server.settled());
    expect(received).toHaveLength(before);
    await signOut();
    await renderAs(server, student, <p>Another page</p>);
    await waitFor(() =>
      expect(bodies(received).slice(before)).toEqual([{ areWordsShared: false }]),
    );
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain(sortId));
  });

  it('waits for a sort that the server has not received yet', async () => {
    const { id, confirmed } = confirmedSort();
    const received = server.on(updateResult, accept);
    const sort = startSort(sortId, [], 1);
    const ready = { status: 'ready', extraCards: [], previous: null, sortAttempts: 0 } as const;
    await renderAs(
      server,
      accountOf('student'),
      <WordsReaders sortId={sortId} areWordsShared={false} />,
    );
    act(() => sortState.set({ ...ready, sort, confirmed: null, saving: 'waiting' }));
    await toggle();
    await screen.findByText(t('sharing.waiting.on'));
    expect(received).toEqual([]);
    act(() => sortState.set({ ...ready, sort: null, confirmed, saving: 'saved' }));
    await screen.findByText(t('sharing.saved.on'));
    expect(received.map(({ params, body }) => [params.id, body])).toEqual([
      [id, { areWordsShared: true }],
    ]);
  });

  it('is kept while the server does not know the sort, and given up once all sorts are sent', async () => {
    const ready = { status: 'ready', extraCards: [], previous: null, sortAttempts: 0 } as const;
    const nothing = { ...ready, sort: null, confirmed: null };
    server.on(updateResult, new Refusal('request/not-found'));
    await renderAs(
      server,
      accountOf('student'),
      <WordsReaders sortId={sortId} areWordsShared={false} />,
    );
    act(() => sortState.set({ ...nothing, saving: 'waiting' }));
    const choice = await toggle();
    await screen.findByText(t('sharing.waiting.on'));
    act(() => sortState.set({ ...nothing, saving: 'saved' }));
    goOnline();
    await screen.findByText(t('request/not-found'));
    expect(choice).not.toBeChecked();
    expect(JSON.stringify(localStorage)).not.toContain(sortId);
  });
});
