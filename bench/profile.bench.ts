import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { provide } from '../tools/provide.mjs';
import { installWithManager } from '../tools/provide/package-managers.mjs';
import { realDeps } from '../tools/provide/deps.mjs';
import { ALLOCATOR_PACKAGES, allocatorEnvironment } from '../tools/start/allocator.mjs';
import { ensureWebBuilt } from '../tools/start/build-web.mjs';
import type { Context, Row } from '../tools/bench/run-benches.mjs';
import {
  engineNames,
  type EngineName,
  loadEngine,
} from '../packages/profile/src/compiler/engines.ts';
import { rounded } from './figures.ts';
import { measureServer } from './profile-server.ts';
import type { MeasuredProfiles } from './profile-one-core.ts';

export const name = 'profile';

const documents = 5000;

const wantedRatio: Readonly<Record<EngineName, number>> = { native: 4, portable: 2 };

export async function run({ log }: Context): Promise<Row[]> {
  const rows: Row[] = [];
  const perSecond: Partial<Record<EngineName, number>> = {};
  for (const engine of engineNames) {
    if (!loadEngine(engine)) {
      log(`the ${engine} engine is not installed`);
      continue;
    }
    log(`${documents} profiles with the ${engine} engine on one core, then the same in Chromium…`);
    const measured = await onOneCore(engine, log);
    perSecond[engine] = measured.perSecond;
    rows.push(...rowsOf(engine, measured));
  }
  if (perSecond.native !== undefined && perSecond.portable !== undefined) {
    rows.push({
      what: 'native engine; peer: portable (must be 1.5 times faster)',
      ours: rounded(perSecond.native),
      peer: rounded(perSecond.portable),
      unit: '/s',
    });
  }
  const root = fileURLToPath(new URL('..', import.meta.url));
  await ensureWebBuilt(root, process.execPath);
  return [...rows, ...(await measureServer(log))];
}

function rowsOf(engine: EngineName, { chromium, memory, ...measured }: MeasuredProfiles): Row[] {
  const own = (what: string): string => `${engine}: ${what}`;
  const { replacements } = measured;
  return [
    ...(chromium
      ? [
          {
            what: own(`a profile; peer: Chromium (limit: ${wantedRatio[engine]} times faster)`),
            ours: rounded(1000 / measured.perSecond),
            peer: rounded(1000 / chromium.perSecond),
            limit: rounded(1000 / chromium.perSecond / wantedRatio[engine]),
            unit: 'ms',
          },
          {
            what: own('a profile’s size, median; peer: Chromium’s'),
            ours: measured.medianBytes,
            peer: chromium.medianBytes,
            limit: 250 * 1024,
            unit: 'bytes',
          },
        ]
      : []),
    { what: own('profiles, warm'), ours: rounded(measured.perSecond), unit: '/s' },
    { what: own('a profile, processor time'), ours: rounded(measured.processor), unit: 'ms' },
    { what: own('a profile, half of them within'), ours: rounded(measured.median), unit: 'ms' },
    { what: own('a profile, 99 of 100 within'), ours: rounded(measured.p99), unit: 'ms' },
    { what: own('the slowest'), ours: rounded(measured.slowest), unit: 'ms' },
    { what: own('the first, with fonts and templates'), ours: rounded(measured.first), unit: 'ms' },
    {
      what: own('the largest, of all samples too'),
      ours: measured.mostBytes,
      limit: 250 * 1024,
      unit: 'bytes',
    },
    { what: own('the deck’s document'), ours: measured.deckBytes, unit: 'bytes' },
    { what: own('profiles that failed'), ours: measured.failed, limit: 0, unit: '' },
    {
      what: own('most memory of a worker'),
      ours: rounded(memory.steady),
      limit: 900,
      unit: 'MB',
    },
    ...(replacements.count > 0
      ? [
          {
            what: own(`most memory while one of ${replacements.count} instances was replaced`),
            ours: rounded(memory.replacing),
            limit: 1400,
            unit: 'MB',
          },
          {
            what: own('p99 of 50 profiles after a replacement, in those before it'),
            ours: rounded(replacements.worstRatio),
            limit: 1.5,
            unit: 'times',
          },
        ]
      : []),
  ];
}

/** A separate process, so that Linux can limit it and its browser to one core. */
async function onOneCore(
  engine: EngineName,
  log: (text: string) => void,
): Promise<MeasuredProfiles> {
  const program = fileURLToPath(new URL('profile-one-core.ts', import.meta.url));
  const chromium = provide('chromium');
  const pin = '/usr/bin/taskset';
  const isPinned = existsSync(pin);
  if (!isPinned) log('taskset is not installed: other cores may help');
  const settings = [engine, String(documents)];
  const allocator = withAllocator(log);
  const child = fork(program, chromium === undefined ? settings : [...settings, chromium], {
    ...(isPinned && { execPath: pin, execArgv: ['-c', '0', process.execPath] }),
    env: { ...process.env, ...allocator },
  });
  return new Promise((resolve, reject) => {
    child.once('message', (measured) => resolve(measured as MeasuredProfiles));
    child.once('exit', (code) => reject(new Error(`The measuring process ended with ${code}.`)));
  });
}

function withAllocator(log: (text: string) => void) {
  const isThere = () => 'LD_PRELOAD' in allocatorEnvironment();
  if (!isThere()) installWithManager('jemalloc', ALLOCATOR_PACKAGES, realDeps());
  if (!isThere()) log('jemalloc is not installed: measured with the system’s allocator');
  return allocatorEnvironment();
}
