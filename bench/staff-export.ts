import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { demoAdminEmail, demoPassword } from '../apps/api/src/demo/demo-schools.ts';
import type { Product } from '../e2e/start-product.ts';
import type { Row } from '../tools/bench/run-benches.mjs';
import { openSignedIn } from './connection.ts';
import { rounded } from './figures.ts';

const path = '/api/users/download?locale=fr&showDisabled=true';

interface Exported {
  readonly seconds: number;
  readonly megabytes: number;
  /** Megabytes of the server before the export, and its peak growth. */
  readonly before: number;
  readonly grown: number;
}

export async function measureExport({ url, pid }: Product, students: number): Promise<Exported> {
  const send = await openSignedIn(url, demoAdminEmail, demoPassword);
  const { text } = await send('POST', '/api/identity/token');
  const { token } = JSON.parse(text) as { token: string };
  const before = await memoryOf(pid);
  let most = before;
  const watching = setInterval(() => {
    void memoryOf(pid).then((now) => (most = Math.max(most, now)));
  }, 100);
  try {
    const begun = performance.now();
    const { bytes, lines } = await download(`${url}${path}`, token);
    const seconds = (performance.now() - begun) / 1000;
    if (lines !== students + 1)
      throw new Error(`Received ${lines} lines for ${students} students.`);
    return { seconds, megabytes: bytes / 1024 ** 2, before, grown: most - before };
  } finally {
    clearInterval(watching);
  }
}

export const exportRows = (students: number, fresh: Exported, used: Exported): Row[] => [
  {
    what: `export of ${students} students`,
    ours: rounded(Math.max(fresh.seconds, used.seconds)),
    limit: 60,
    unit: 's',
  },
  { what: 'its size', ours: rounded(used.megabytes), unit: 'MB' },
  {
    what: 'memory growth of a warm server',
    ours: rounded(used.grown),
    limit: 50,
    unit: 'MB',
  },
  {
    what: 'memory growth of a new server',
    ours: rounded(fresh.grown),
    limit: 50,
    unit: 'MB',
  },
  {
    what: 'memory of a warm server before the export; peer: a new server',
    ours: rounded(used.before),
    peer: rounded(fresh.before),
    unit: 'MB',
  },
];

function download(address: string, token: string): Promise<{ bytes: number; lines: number }> {
  const newLine = 10;
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const sent = request(address, { headers, agent: false }, (answer) => {
      let bytes = 0;
      let lines = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        for (let at = part.indexOf(newLine); at !== -1; at = part.indexOf(newLine, at + 1))
          lines += 1;
      });
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve({ bytes, lines });
        else reject(new Error(`The export was answered with ${answer.statusCode}.`));
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function memoryOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/u.exec(text)?.[1]) / 1024;
}
