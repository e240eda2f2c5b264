import { fileURLToPath } from 'node:url';
import type { ProfileData } from '@trio/profile/profile-data';
import { sampleProfiles } from '@trio/profile/sample-profiles';
import { afterEach, expect, it } from 'vitest';
import {
  createProfileMaker,
  ProfilesBusy,
  ProfilesUnavailable,
  type ProfileMaker,
  type ProfileMakerOptions,
} from './profile-maker.ts';

const program = fileURLToPath(new URL('odd-worker.fixture.ts', import.meta.url));

let maker: ProfileMaker;
const open = (options: Omit<ProfileMakerOptions, 'engine'>): ProfileMaker => {
  maker = createProfileMaker({ program, engine: { name: 'native' }, ...options });
  return maker;
};
afterEach(() => maker.close());

const named = (firstName: string, gate?: Int32Array) =>
  ({ ...sampleProfiles.ordinary, firstName, gate }) as ProfileData;
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

function createGate() {
  const gate = new Int32Array(new SharedArrayBuffer(8));
  return {
    gate,
    isReached: async () => {
      const reached = Atomics.waitAsync(gate, 0, 0);
      if (reached.async) await reached.value;
    },
    open: () => {
      Atomics.store(gate, 1, 1);
      Atomics.notify(gate, 1);
    },
  };
}

it('refuses a profile while the queue is full, and accepts one when there is room again', async () => {
  const { make } = open({ workers: 1, queue: 1 });
  const first = createGate();
  const making = make(named('Ada', first.gate));
  await first.isReached();
  const waiting = make(named('Bea'));
  await expect(make(named('Cy'))).rejects.toThrow(ProfilesBusy);
  first.open();
  expect(textOf(await making)).toBe('Ada');
  expect(textOf(await waiting)).toBe('Bea');
  expect(textOf(await make(named('Cy')))).toBe('Cy');
});

it('makes one profile per thread in parallel', async () => {
  const { make } = open({ workers: 2, queue: 0 });
  const [one, two] = [createGate(), createGate()];
  const making = [make(named('Ada', one.gate)), make(named('Bea', two.gate))];
  await Promise.all([one.isReached(), two.isReached()]);
  one.open();
  two.open();
  expect((await Promise.all(making)).map(textOf)).toEqual(['Ada', 'Bea']);
});

it.each(['Crashes', 'Throws'])(
  'fails only the profile whose worker fails: %s',
  async (firstName) => {
    const { make } = open({ workers: 1, queue: 5 });
    const others = [make(named('Ada')), make(named(firstName)), make(named('Bea'))];
    const [before, lost, after] = await Promise.allSettled(others);
    expect([before?.status, lost?.status, after?.status]).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(textOf(await make(named('Cy')))).toBe('Cy');
  },
);

it('aborts a profile that never ends, and continues with a new thread', async () => {
  const deadlines = [new AbortController(), new AbortController()];
  const signals = deadlines.map(({ signal }) => signal);
  const { make } = open({ workers: 1, queue: 5, deadline: () => signals.shift() as AbortSignal });
  const gate = createGate();
  const hanging = make(named('Hangs', gate.gate));
  const next = make(named('Ada'));
  await gate.isReached();
  deadlines[0]?.abort();
  await expect(hanging).rejects.toThrow(/could not be made/u);
  expect(textOf(await next)).toBe('Ada');
});

it('reports an error without the student’s data', async () => {
  const { make } = open({ workers: 1, queue: 0 });
  const error: unknown = await make(named('Throws')).catch((thrown: unknown) => thrown);
  expect(String((error as Error).stack)).not.toContain('Zoé');
  expect((error as Error).cause).toBeUndefined();
});

it('starts no thread after it is closed', async () => {
  const { make, close } = open({ workers: 1, queue: 0 });
  expect(textOf(await make(named('Ada')))).toBe('Ada');
  await close();
  await expect(make(named('Bea'))).rejects.toThrow(ProfilesBusy);
});

it('reports a missing engine, and starts no thread', async () => {
  maker = createProfileMaker({ program, engine: undefined });
  expect(maker.engine).toBe('none');
  maker.warmUp();
  await expect(maker.make(named('Ada'))).rejects.toThrow(ProfilesUnavailable);
  await expect(maker.makeDeckDocument('en')).rejects.toThrow(ProfilesUnavailable);
});
