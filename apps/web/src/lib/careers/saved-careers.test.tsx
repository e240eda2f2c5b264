import { careerFacts } from '@trio/careers/facts.generated';
import { signOut as signOutEndpoint } from '@trio/contracts/identity';
import { listSavedCareers, updateSavedCareers } from '@trio/contracts/saved-careers';
import { limits } from '@trio/domain/limits';
import { act, cleanup } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { offline, Refusal, type Received } from '../../../test/fake-server.ts';
import { installFakeServer } from '../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../test/session.tsx';
import { signOut } from '../session/session.ts';
import { sendUnsentCareers } from './send-unsent-careers.ts';
import { useSavedCareers, type UseSavedCareers } from './saved-careers.ts';

const server = installFakeServer();
endSessionAfterEach(server);

const all = careerFacts.map(({ slug }) => slug.en);
const saved = '2026-10-02T12:00:00.000Z';
const storedText = () => JSON.stringify(localStorage);

let shown: UseSavedCareers;
function Probe() {
  const current = useSavedCareers();
  useLayoutEffect(() => {
    shown = current;
  });
  return null;
}

const student = accountOf('student');
const logIn = (account = student) => renderAs(server, account, <Probe />);
async function logOut(): Promise<void> {
  cleanup();
  server.on(signOutEndpoint, undefined);
  await signOut();
}
const toggle = (career: string) => act(() => void shown.toggle(career));
const settle = () => act(() => server.settled());

let onServer: Set<string>;
let received: readonly Received<typeof updateSavedCareers>[];
const list = () => ({ careers: [...onServer].map((career) => ({ career, saved })) });
const sentCareers = () =>
  new Set(received.flatMap(({ body }) => body.changes.map(({ career }) => career)));

/** As the real server: a request is accepted as a whole or refused as a whole. */
function accept({ body: { changes } }: Received<typeof updateSavedCareers>) {
  if (changes.length > 2 * limits.savedCareersMax) return new Refusal('request/invalid');
  const next = new Set(onServer);
  for (const { career, isSaved } of changes) {
    if (!all.includes(career)) return new Refusal('career/unknown');
    if (isSaved) next.add(career);
    else next.delete(career);
  }
  if (next.size > limits.savedCareersMax) return new Refusal('career/too-many');
  onServer = next;
  return list();
}

const goOffline = () => {
  server.on(listSavedCareers, offline);
  server.on(updateSavedCareers, offline);
};
async function saveOffline(career: string): Promise<void> {
  goOffline();
  await logIn();
  toggle(career);
  await settle();
}
const goOnline = () => {
  server.on(listSavedCareers, list);
  received = server.on(updateSavedCareers, accept);
};
const backOnline = async () => {
  goOnline();
  act(() => void dispatchEvent(new Event('online')));
  await settle();
};

beforeEach(() => {
  onServer = new Set();
  goOnline();
});

describe('saved careers on a device', () => {
  it('send the changes before the log-out', async () => {
    await saveOffline('plumber');
    goOnline();
    await logOut();
    expect([...onServer]).toEqual(['plumber']);
    expect(storedText()).not.toContain('plumber');
  });

  it('keep unsent changes while another student uses the device', async () => {
    await saveOffline('plumber');
    await logOut();
    goOnline();
    await logIn(accountOf('student'));
    expect(shown.keys).toEqual([]);
    toggle('actuary');
    await settle();
    await logOut();
    onServer = new Set();
    await logIn();
    await vi.waitFor(() => expect([...onServer]).toEqual(['plumber']));
    expect(storedText()).not.toContain('actuary');
  });

  it('are sent at the next log-in from any page', async () => {
    sendUnsentCareers();
    await saveOffline('plumber');
    await logOut();
    goOnline();
    await renderAs(server, student, <p>Another page</p>);
    await vi.waitFor(() => expect([...onServer]).toEqual(['plumber']));
  });

  it('store nothing that arrives after the log-out', async () => {
    await logIn();
    await settle();
    const late = Promise.withResolvers<ReturnType<typeof list>>();
    server.on(updateSavedCareers, () => late.promise);
    toggle('plumber');
    await logOut();
    late.resolve({ careers: ['plumber', 'actuary'].map((career) => ({ career, saved })) });
    await settle();
    expect(storedText()).not.toContain('plumber');
    expect(storedText()).not.toContain('actuary');
  });

  it('send the other changes if the server refuses one', async () => {
    onServer = new Set(['welder']);
    await logIn();
    await settle();
    goOffline();
    for (const career of ['plumber', 'of-a-newer-version', 'welder']) toggle(career);
    await settle();
    await backOnline();
    await vi.waitFor(() => expect([...onServer]).toEqual(['plumber']));
    await vi.waitFor(() => expect(shown.keys).toEqual(['plumber']));
    expect(shown.changes).toEqual([]);
  });

  it('say that the list is full if another device filled it', async () => {
    await logIn();
    await settle();
    goOffline();
    toggle(all.at(-1) ?? '');
    await settle();
    onServer = new Set(all.slice(0, limits.savedCareersMax));
    await backOnline();
    await vi.waitFor(() => expect(shown.isFull).toBe(true));
    await vi.waitFor(() => expect(shown.keys.toSorted()).toEqual([...onServer].toSorted()));
    toggle(all[0] ?? '');
    await settle();
    expect(shown.isFull).toBe(false);
  });

  it('send more changes than one request may have', async () => {
    goOffline();
    await logIn();
    const many = all.slice(0, 2 * limits.savedCareersMax + 10);
    for (const career of many) {
      toggle(career);
      toggle(career);
    }
    toggle(all[0] ?? '');
    await settle();
    await backOnline();
    await vi.waitFor(() => expect(shown.changes).toEqual([]));
    expect(sentCareers()).toEqual(new Set(many));
    expect([...onServer]).toEqual([all[0]]);
  });

  it('remove a career though the device’s clock is behind', async () => {
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    server.on(listSavedCareers, { careers: [{ career: 'plumber', saved: ahead }] });
    await logIn();
    await settle();
    toggle('plumber');
    await settle();
    expect(received[0]?.body.changes[0]?.at).toBeGreaterThanOrEqual(Date.parse(ahead));
  });

  it('keep the changes of another tab, and show them', async () => {
    await saveOffline('plumber');
    const key = Object.keys(localStorage).find((name) => name.startsWith('trio.savedCareers'));
    const stored = JSON.parse(localStorage.getItem(key ?? '') ?? '') as { changes: object[] };
    const other = { career: 'actuary', isSaved: true, at: Date.now() };
    const text = JSON.stringify({ ...stored, changes: [...stored.changes, other] });
    localStorage.setItem(key ?? '', text);
    toggle('welder');
    await settle();
    for (const career of ['plumber', 'actuary', 'welder']) expect(storedText()).toContain(career);
    localStorage.setItem(key ?? '', text);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: key ?? '' })));
    expect(shown.keys).toEqual(['actuary', 'plumber']);
  });

  it('remove every removed career that counts as the same one', async () => {
    server.on(listSavedCareers, {
      careers: ['gas-fitter', 'plumber', 'pipefitter'].map((career) => ({ career, saved })),
    });
    await logIn();
    await settle();
    expect(shown.has('plumber')).toBe(true);
    toggle('plumber');
    expect(shown.has('plumber')).toBe(false);
    await settle();
  });

  it('are loaded once however many buttons are shown', async () => {
    const asked = server.on(listSavedCareers, list);
    const { show } = await logIn();
    const buttons = (...keys: number[]) =>
      act(async () => show(keys.map((key) => <Probe key={key} />)));
    await buttons(1);
    await settle();
    const before = asked.length;
    await buttons(1, 2, 3);
    await buttons(1, 3, 4);
    await settle();
    expect(asked).toHaveLength(before);
  });

  it('ignore damaged data on the device', async () => {
    await logIn();
    await settle();
    const key = Object.keys(localStorage).find((name) => name.startsWith('trio.savedCareers'));
    for (const text of ['{', '7', '{"changes":[null,{"career":7}],"known":{}}']) {
      localStorage.setItem(key ?? '', text);
      act(() => void dispatchEvent(new StorageEvent('storage', { key: key ?? '' })));
      toggle('plumber');
      await settle();
    }
    expect([...onServer]).toEqual(['plumber']);
  });
});
