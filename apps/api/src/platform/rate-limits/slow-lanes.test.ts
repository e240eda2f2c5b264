import { setImmediate as settled } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createSlowLanes, longestWaitMs, type Lane } from './slow-lanes.ts';

const account: Lane = { name: 'log-in-lane-account', who: 'a' };
const address: Lane = { name: 'log-in-lane-address', who: 'b' };
const neverAborted = new AbortController().signal;

function lanesWith(slots: Readonly<Record<string, number | null>>, mostHeld = 10) {
  const returned: string[] = [];
  const waits: number[] = [];
  let end = () => {};
  const lanes = createSlowLanes({
    clock: { now: () => new Date(0) },
    mostHeld,
    rateLimits: {
      reserveSlot: async (lane, _, aheadMs) => {
        expect(aheadMs).toBe(longestWaitMs);
        const slot = slots[lane] ?? null;
        return slot === null ? null : new Date(slot);
      },
      returnSlot: async (lane) => void returned.push(lane),
    },
    timer: {
      wait: (ms, signal) =>
        new Promise((resolve) => {
          waits.push(ms);
          end = resolve;
          signal.addEventListener('abort', () => resolve(), { once: true });
        }),
    },
  });
  return { lanes, returned, waits, end: () => end() };
}

it('waits for the latest of the slots', async () => {
  const { lanes, waits, end } = lanesWith({ [account.name]: 3000, [address.name]: 200 });
  const passing = lanes.pass([account, address], neverAborted);
  await settled();
  expect(waits).toEqual([3000]);
  end();
  expect(await passing).toBe(true);
});

it('reserves all slots or none', async () => {
  const { lanes, returned } = lanesWith({ [account.name]: 0, [address.name]: null });
  expect(await lanes.pass([account, address], neverAborted)).toBe(false);
  expect(returned).toEqual([account.name]);
});

it('returns the slots if the client disconnects', async () => {
  const { lanes, returned } = lanesWith({ [account.name]: 3000, [address.name]: 0 });
  const gone = new AbortController();
  const passing = lanes.pass([account, address], gone.signal);
  await settled();
  gone.abort();
  expect(await passing).toBe(false);
  expect(returned).toEqual([account.name, address.name]);
});

it('holds a limited number of requests, and accepts the next when one has passed', async () => {
  const { lanes, end } = lanesWith({ [account.name]: 3000 }, 1);
  const first = lanes.pass([account], neverAborted);
  await settled();
  expect(await lanes.pass([account], neverAborted)).toBe(false);
  end();
  expect(await first).toBe(true);
  const next = lanes.pass([account], neverAborted);
  await settled();
  end();
  expect(await next).toBe(true);
});
