import { Agent, request } from 'node:http';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { findFreePort } from '../src/platform/database/embedded/launch-server.ts';
import { haproxyProgram, startHaproxy, type LoadBalancer } from './haproxy.ts';
import { startServer, type ServerProcess } from './server-process.ts';

const clients = 16;
const names = ['a', 'b'] as const;
type Name = (typeof names)[number];

describe.skipIf(haproxyProgram === undefined)('two servers behind HAProxy', () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
  let balancer: LoadBalancer;
  const ports = {} as Record<Name, number>;
  const servers = {} as Record<Name, ServerProcess>;

  const start = async (name: Name) => {
    servers[name] = await startServer({
      DATABASE_URL: database.url,
      TRIO_DATA: join(folder, 'shared'),
      TRIO_SECRET: 'the secret of two servers behind a balancer',
      TRIO_DEMO: '1',
      PORT: String(ports[name]),
      // A busy machine may take a while for the balancer's next check.
      STOP_GRACE: '6',
    });
  };
  const inUse = (expected: readonly Name[]) =>
    expect.poll(() => balancer.findServersInUse()).toEqual(expected);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trio-rolling-'));
    await chmod(folder, 0o755);
    database = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => {} });
    for (const name of names) {
      ports[name] = await findFreePort();
      await start(name);
    }
    balancer = await startHaproxy(
      haproxyProgram ?? '',
      await findFreePort(),
      names.map((name) => ({ name, port: ports[name] })),
    );
  });
  afterAll(async () => {
    await balancer.stop();
    for (const name of names) {
      servers[name].kill('SIGKILL');
      await servers[name].ended;
    }
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('can be restarted one after the other under load without a failed request', async () => {
    await inUse(names);
    const load = await startLoad(balancer.url);
    for (const name of [...names, ...names]) {
      servers[name].kill('SIGTERM');
      expect(await servers[name].ended).toBe(0);
      await start(name);
      await inUse(names);
    }
    const { answered, failures } = await load.end();
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(500);
  });
});

interface Failure {
  readonly path: string;
  readonly reason: string;
}

async function startLoad(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const failures: Failure[] = [];
  let answered = 0;
  const stopped = new AbortController();

  const send = (method: string, path: string, headers: Record<string, string>, body?: object) =>
    new Promise<{ status: number; cookies: readonly string[]; text: string }>((resolve, reject) => {
      const sent = request(`${url}${path}`, { method, agent, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            cookies: answer.headers['set-cookie'] ?? [],
            text,
          }),
        );
      });
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    });

  const json = { 'content-type': 'application/json' };
  const person = { email: 'student@cedar-ridge.example', password: 'three-cards' };
  const { cookies } = await send('POST', '/api/identity/sign-in', json, person);
  const cookie = cookies.map((each) => each.split(';', 1)[0]).join('; ');
  const readResults = async () => {
    const { status, text } = await send('POST', '/api/identity/token', { cookie });
    if (status !== 200) return status;
    const { token } = JSON.parse(text) as { token: string };
    return (await send('GET', '/api/results', { authorization: `Bearer ${token}` })).status;
  };
  const readPage = async () => (await send('GET', '/', {})).status;
  const acts = { readResults, readPage };

  const client = async (at: number) => {
    const kinds = Object.keys(acts) as (keyof typeof acts)[];
    for (let turn = at; !stopped.signal.aborted; turn += 1) {
      const path = kinds[turn % kinds.length] ?? 'readPage';
      const reason = await acts[path]().then(
        (status) => (status < 400 ? null : String(status)),
        (error: Error) => error.message,
      );
      if (reason === null) answered += 1;
      else failures.push({ path, reason });
    }
  };
  const running = Promise.all(Array.from({ length: clients }, (_, at) => client(at)));
  return {
    end: async () => {
      stopped.abort();
      await running;
      agent.destroy();
      return { answered, failures };
    },
  };
}
