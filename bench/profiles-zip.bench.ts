import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { zipFiles, type NamedFile } from '../apps/web/src/lib/profile-files/zip-file.ts';
import { startProduct } from '../e2e/start-product.ts';
import { engineNames, loadEngine } from '../packages/profile/src/compiler/engines.ts';
import { createProfileEngine } from '../packages/profile/src/engine.ts';
import type { Context, Row } from '../tools/bench/run-benches.mjs';
import { ensureWebBuilt } from '../tools/start/build-web.mjs';
import { rounded } from './figures.ts';
import { studentAt } from './profile-students.ts';

export const name = 'profiles-zip';

const profiles = 400;
const atOnce = 3;
const engineDocuments = 100;

export async function run({ log }: Context): Promise<Row[]> {
  log(`${engineDocuments} profiles by the engine alone, on one thread…`);
  const perSecond = await measureEngine();
  await ensureWebBuilt(fileURLToPath(new URL('..', import.meta.url)), process.execPath);
  const folder = await mkdtemp(join(tmpdir(), 'trio-bench-'));
  // PostgreSQL's own user must be able to enter.
  await chmod(folder, 0o755);
  const product = await startProduct(folder);
  try {
    const { fetchProfile, ids } = await asOwner(product.url);
    log(`${profiles} profiles over HTTP, ${atOnce} at once, into one ZIP…`);
    // Warm-up: each thread loads its fonts.
    await Promise.all(ids.slice(0, 8).map((id) => fetchProfile(id)));
    const before = await peakMegabytes(product.pid);
    const from = performance.now();
    const files = await fetchAll(fetchProfile, ids);
    const fetched = performance.now();
    const zip = await zipFiles(files);
    const written = performance.now();
    const peak = await peakMegabytes(product.pid);
    return [
      {
        what: `${profiles} profiles as a ZIP; peer: the engine alone, one thread`,
        ours: rounded((written - from) / 1000),
        peer: rounded(profiles / perSecond),
        // Where an engine makes 20 a second or more.
        ...(perSecond >= 20 && { limit: 60 }),
        unit: 's',
      },
      { what: 'of that, writing the ZIP', ours: rounded(written - fetched), unit: 'ms' },
      { what: 'size of the ZIP', ours: rounded(zip.size / 2 ** 20), unit: 'MB' },
      {
        what: 'server’s peak memory; peer: before',
        ours: rounded(peak),
        peer: rounded(before),
        unit: 'MB',
      },
    ];
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureEngine(): Promise<number> {
  const loaded = engineNames.map(loadEngine).find((each) => each !== null);
  if (!loaded) throw new Error('No engine is installed.');
  const engine = createProfileEngine(loaded);
  await engine.warmUp();
  for (let at = 0; at < 20; at += 1) await engine.makeProfile(studentAt(at));
  const from = performance.now();
  for (let at = 0; at < engineDocuments; at += 1) await engine.makeProfile(studentAt(at));
  const perSecond = engineDocuments / ((performance.now() - from) / 1000);
  await engine.close();
  return perSecond;
}

type FetchProfile = (id: string) => Promise<Blob | null>;

/** The demo's owner, and the students who finished. */
async function asOwner(url: string): Promise<{ fetchProfile: FetchProfile; ids: string[] }> {
  const json = { 'content-type': 'application/json', origin: url };
  const signedIn = await fetch(`${url}/api/identity/sign-in`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'school@cedar-ridge.example', password: 'three-cards' }),
  });
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]);
  const answer = await fetch(`${url}/api/identity/token`, {
    method: 'POST',
    headers: { origin: url, cookie: cookie.join('; ') },
  });
  const { token } = (await answer.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const list = await fetch(`${url}/api/users/selection`, { headers });
  const { students } = (await list.json()) as { students: { _id: string }[] };
  const owners = await fetch(`${url}/api/users/selection/profiles`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify({ students: students.map(({ _id }) => _id) }),
  });
  const found = (await owners.json()) as { students: { _id: string; hasProfile: boolean }[] };
  return {
    ids: found.students.filter(({ hasProfile }) => hasProfile).map(({ _id }) => _id),
    fetchProfile: async (id) => {
      const file = await fetch(`${url}/api/results/pdf?uid=${id}&language=en`, { headers });
      if (file.status === 200) return file.blob();
      if (file.status !== 503) throw new Error(`A profile was refused with ${file.status}.`);
      await setTimeout(200);
      return null;
    },
  };
}

/** The demo has fewer students, so each profile is made several times; none is cached. */
async function fetchAll(fetchProfile: FetchProfile, ids: readonly string[]): Promise<NamedFile[]> {
  const files: NamedFile[] = [];
  let next = 0;
  const worker = async () => {
    while (next < profiles) {
      const at = next;
      next += 1;
      let content: Blob | null = null;
      while (content === null) content = await fetchProfile(ids[at % ids.length] ?? '');
      files.push({ name: `${at}.pdf`, content });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return files;
}

async function peakMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/u.exec(status)?.[1] ?? 0) / 1024;
}
