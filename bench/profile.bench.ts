import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { provide } from '../tools/provide.mjs';
import { installWithManager } from '../tools/provide/package-managers.mjs';
import { realWorld } from '../tools/provide/world.mjs';
import { ALLOCATOR_PACKAGES, allocatorEnvironment } from '../tools/start/allocator.mjs';
import { ensureWebBuilt } from '../tools/start/build-web.mjs';
import type { Context, Row } from '../tools/bench/run-benches.mjs';
import { rounded } from './figures.ts';
import { measureServer } from './profile-server.ts';
import type { MeasuredProfiles } from './profile-one-core.ts';

export const name = 'profile';

/** Memory is compared after so many documents. */
const early = 500;
const late = 5000;

/** The student's PDF: how soon, how many, how large; beside a browser that prints the same content. */
export async function run({ log }: Context): Promise<Row[]> {
  log(`${late} profiles on one core, then the same in Chromium…`);
  const { memory, chromium, ...measured } = await onOneCore(log);
  const root = fileURLToPath(new URL('..', import.meta.url));
  await ensureWebBuilt(root, process.execPath);
  const server = await measureServer(log);
  return [
    {
      what: 'a profile, one after another (20 ms: 50 a second)',
      ours: rounded(1000 / measured.perSecond),
      ...(chromium && { peer: rounded(1000 / chromium.perSecond) }),
      limit: 20,
      unit: 'ms',
    },
    {
      what: 'profiles, warm; peer: Chromium prints them',
      ours: rounded(measured.perSecond),
      ...(chromium && { peer: rounded(chromium.perSecond) }),
      unit: '/s',
    },
    { what: 'a profile, processor time', ours: rounded(measured.processor), unit: 'ms' },
    { what: 'a profile, half of them within', ours: rounded(measured.median), unit: 'ms' },
    { what: 'a profile, 99 of 100 within', ours: rounded(measured.p99), limit: 100, unit: 'ms' },
    { what: 'the slowest', ours: rounded(measured.slowest), unit: 'ms' },
    { what: 'the first, with fonts and templates', ours: rounded(measured.first), unit: 'ms' },
    {
      what: 'a profile’s size, median; peer: Chromium’s',
      ours: measured.medianBytes,
      ...(chromium && { peer: chromium.medianBytes }),
      limit: 250 * 1024,
      unit: 'bytes',
    },
    {
      what: 'the largest, of all samples too',
      ours: measured.mostBytes,
      limit: 250 * 1024,
      unit: 'bytes',
    },
    { what: 'the deck’s document', ours: measured.deckBytes, unit: 'bytes' },
    {
      what: `memory after ${late} profiles; peer: after ${early}`,
      ours: rounded(memory.late),
      peer: rounded(memory.early),
      // Flat: what the garbage collector leaves lying between two of its rounds, and no more.
      limit: rounded(memory.early * 1.15),
      unit: 'MB',
    },
    { what: 'most memory at any time', ours: rounded(memory.most), unit: 'MB' },
    ...server,
  ];
}

/** In a process of its own, which Linux can hold to one core together with the browser it starts. */
async function onOneCore(log: (text: string) => void): Promise<MeasuredProfiles> {
  const program = fileURLToPath(new URL('profile-one-core.ts', import.meta.url));
  const chromium = provide('chromium');
  const pin = '/usr/bin/taskset';
  const isPinned = existsSync(pin);
  if (!isPinned) log('there is no taskset here: other cores may help');
  const counts = [String(early), String(late)];
  const allocator = withAllocator(log);
  const child = fork(program, chromium === undefined ? counts : [...counts, chromium], {
    ...(isPinned && { execPath: pin, execArgv: ['-c', '0', process.execPath] }),
    env: { ...process.env, ...allocator },
  });
  return new Promise((resolve, reject) => {
    child.once('message', (measured) => resolve(measured as MeasuredProfiles));
    child.once('exit', (code) => reject(new Error(`The measuring process ended with ${code}.`)));
  });
}

/** As docs/operations.md says a server is set up. */
function withAllocator(log: (text: string) => void) {
  const isThere = () => 'LD_PRELOAD' in allocatorEnvironment();
  if (!isThere()) installWithManager('jemalloc', ALLOCATOR_PACKAGES, realWorld());
  if (!isThere()) log('there is no jemalloc here: measured with the system’s allocator');
  return allocatorEnvironment();
}
