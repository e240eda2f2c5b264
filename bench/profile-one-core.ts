// Run by profile.bench.ts in a process of its own, held to one core: measures, and says so on its channel.
import { median, quantile } from './figures.ts';
import { measureChromium } from './profile-in-chromium.ts';
import { studentAt } from './profile-students.ts';
import { createProfileEngine } from '../packages/profile/src/engine.ts';
import type { ProfileData } from '../packages/profile/src/profile-data.ts';
import { sampleProfiles } from '../packages/profile/src/sample-profiles.ts';

export interface MeasuredProfiles {
  readonly first: number;
  readonly median: number;
  readonly p99: number;
  readonly slowest: number;
  readonly perSecond: number;
  /** Milliseconds of the core for one document, whatever else the machine does meanwhile. */
  readonly processor: number;
  readonly medianBytes: number;
  readonly mostBytes: number;
  readonly deckBytes: number;
  /** Megabytes that the process holds after so many documents. */
  readonly memory: { readonly early: number; readonly late: number; readonly most: number };
  readonly chromium: { readonly perSecond: number; readonly medianBytes: number } | null;
}

async function measure(
  early: number,
  late: number,
  chromium: string | undefined,
): Promise<MeasuredProfiles> {
  const engine = createProfileEngine();
  const sizes: number[] = [];
  const make = async (data: ProfileData) => {
    const from = performance.now();
    const pdf = await engine.makeProfile(data);
    const took = performance.now() - from;
    sizes.push(pdf.length);
    return took;
  };
  const first = await make(studentAt(0));

  const times: number[] = [];
  const memory = { early: 0, late: 0, most: 0 };
  let warm = 0;
  let spent = process.cpuUsage();
  for (let index = 1; index <= late; index += 1) {
    const took = await make(studentAt(index));
    // The posters of the whole deck have been drawn once by then.
    if (index > 100) times.push(took);
    if (index === 100) {
      warm = performance.now();
      spent = process.cpuUsage();
    }
    const held = process.memoryUsage.rss() / 2 ** 20;
    memory.most = Math.max(memory.most, held);
    if (index === early) memory.early = held;
    if (index === late) memory.late = held;
  }
  const seconds = (performance.now() - warm) / 1000;
  const { user, system } = process.cpuUsage(spent);
  const ofStudents = sizes.slice();
  for (const data of Object.values(sampleProfiles)) await make(data);
  const decks = [await engine.makeDeckDocument('en'), await engine.makeDeckDocument('fr')];
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
    memory,
    chromium: chromium === undefined ? null : await measureChromium(chromium, engine),
  };
}

const [early, late, chromium] = process.argv.slice(2);
process.send?.(await measure(Number(early), Number(late), chromium));
process.disconnect();
