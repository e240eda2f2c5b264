// Started by profile.bench.ts in a process on one core: measures one engine.
import { median, quantile } from './figures.ts';
import { measureChromium } from './profile-in-chromium.ts';
import { studentAt } from './profile-students.ts';
import { type EngineName, loadEngine } from '../packages/profile/src/compiler/engines.ts';
import { createProfileEngine } from '../packages/profile/src/engine.ts';
import type { ProfileData } from '../packages/profile/src/profile-data.ts';
import { sampleProfiles } from '../packages/profile/src/sample-profiles.ts';

export interface MeasuredProfiles {
  readonly first: number;
  readonly median: number;
  readonly p99: number;
  readonly slowest: number;
  readonly perSecond: number;
  /** CPU milliseconds per document, background work of the engine included. */
  readonly processor: number;
  readonly medianBytes: number;
  readonly mostBytes: number;
  readonly deckBytes: number;
  readonly failed: number;
  /** Peak megabytes above the start of the process, in general and while replacing an instance. */
  readonly memory: { readonly steady: number; readonly replacing: number };
  /** Worst ratio: p99 after a replacement to p99 before it. */
  readonly replacements: { readonly count: number; readonly worstRatio: number };
  readonly chromium: { readonly perSecond: number; readonly medianBytes: number } | null;
}

const compared = 50;

async function measure(
  name: EngineName,
  count: number,
  chromium: string | undefined,
): Promise<MeasuredProfiles> {
  const base = process.memoryUsage.rss();
  const loaded = loadEngine(name);
  if (!loaded) throw new Error(`The ${name} engine is not installed.`);
  const times: number[] = [];
  const replacedAt: number[] = [];
  let isReplacing = false;
  const engine = createProfileEngine(loaded, {
    onReplacing: () => (isReplacing = true),
    onReplaced: () => {
      isReplacing = false;
      replacedAt.push(times.length);
    },
  });
  const memory = { steady: 0, replacing: 0 };
  const sizes: number[] = [];
  let failed = 0;
  const make = async (data: ProfileData) => {
    const from = performance.now();
    const kind = isReplacing ? 'replacing' : 'steady';
    const pdf = await engine.makeProfile(data).catch(() => null);
    const took = performance.now() - from;
    if (pdf === null) failed += 1;
    else sizes.push(pdf.length);
    // The old instance is freed a moment after the new one has taken over.
    const phase = isReplacing || replacedAt.at(-1) === times.length ? 'replacing' : kind;
    memory[phase] = Math.max(memory[phase], (process.memoryUsage.rss() - base) / 2 ** 20);
    return took;
  };
  const first = await make(studentAt(0));
  await engine.warmUp();
  // Warm-up: lays out every card once.
  for (let index = 1; index <= 100; index += 1) await make(studentAt(index));

  const from = performance.now();
  const spent = process.cpuUsage();
  for (let index = 101; index <= count; index += 1) times.push(await make(studentAt(index)));
  const seconds = (performance.now() - from) / 1000;
  const { user, system } = process.cpuUsage(spent);
  const ofStudents = sizes.slice();
  for (const data of Object.values(sampleProfiles)) await make(data);
  const decks = [await engine.makeDeckDocument('en'), await engine.makeDeckDocument('fr')];
  const measuredChromium = chromium === undefined ? null : await measureChromium(chromium, engine);
  await engine.close();
  return {
    first,
    median: median(times),
    p99: quantile(times, 0.99),
    slowest: Math.max(...times),
    perSecond: times.length / seconds,
    processor: (user + system) / 1000 / times.length,
    medianBytes: median(ofStudents),
    mostBytes: Math.max(...sizes),
    deckBytes: Math.max(...decks.map(({ length }) => length)),
    failed,
    memory,
    replacements: { count: replacedAt.length, worstRatio: worstRatio(times, replacedAt) },
    chromium: measuredChromium,
  };
}

function worstRatio(times: readonly number[], replacedAt: readonly number[]): number {
  const ratios = replacedAt
    .filter((at) => at >= compared && at + compared <= times.length)
    .map(
      (at) =>
        quantile(times.slice(at, at + compared), 0.99) /
        quantile(times.slice(at - compared, at), 0.99),
    );
  return Math.max(0, ...ratios);
}

const [name, count, chromium] = process.argv.slice(2);
process.send?.(await measure(name as EngineName, Number(count), chromium));
process.disconnect();
