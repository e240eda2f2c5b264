import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

// Whatever this shell is set to, a test starts on a database of its own.
const nothingOfTheirs = {
  DATABASE_URL: '',
  PUBLIC_URL: '',
  SMTP_URL: '',
  TRIO_DEMO: '',
  TRIO_SECRET: '',
};

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const password = 'correct horse';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trio-kill-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function startServer(): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...nothingOfTheirs,
      PORT: '0',
      HOST: '127.0.0.1',
      TRIO_DATA: folder,
      LOG_LEVEL: 'silent',
      STOP_GRACE: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const url = /ready at (\S+)/u.exec(line)?.[1];
    if (url !== undefined) return { server, url };
  }
  throw new Error('The server stopped before it was ready.');
}

const post = (url: string, path: string, body: object) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Signs students up, six at a time, and notes whom the server acknowledged, until it is gone. */
async function signUpUntilItDies(
  url: string,
  tag: string,
  onAcknowledged: (email: string) => void,
) {
  let serial = 0;
  const signUp = async (): Promise<void> => {
    for (;;) {
      const email = `${tag}-${(serial += 1)}@cedar-ridge.example`;
      const form = {
        firstname: 'Sam',
        lastname: 'Roy',
        email,
        code: 'Cedar 4827',
        password,
        type: 'student',
      };
      const status = await post(url, '/auth/register', form).then(
        (answer) => answer.status,
        () => null,
      );
      if (status === null) return;
      if (status === 201) onAcknowledged(email);
    }
  };
  await Promise.all(Array.from({ length: 6 }, signUp));
}

it.each(['the server', 'the server and its PostgreSQL'])(
  'loses no acknowledged sign-up when %s is killed in the middle',
  async (victim) => {
    const { server, url } = await startServer();
    const acknowledged: string[] = [];
    const tag = victim.replaceAll(/\W/gu, '');
    await signUpUntilItDies(url, tag, (email) => {
      acknowledged.push(email);
      if (acknowledged.length !== 40) return;
      void (async () => {
        const pidFile = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
        server.kill('SIGKILL');
        if (victim.includes('PostgreSQL')) process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL');
      })();
    });
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);

    const again = await startServer();
    const statuses = await Promise.all(
      acknowledged.map(
        async (email) => (await post(again.url, '/identity/sign-in', { email, password })).status,
      ),
    );
    expect(statuses.filter((status) => status !== 204)).toEqual([]);
    again.server.kill('SIGTERM');
    expect(await once(again.server, 'exit')).toEqual([0, null]);
  },
  60_000,
);
