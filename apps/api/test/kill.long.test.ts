import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from './server-process.ts';

const password = 'correct horse';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trio-kill-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = () => startServer({ TRIO_DATA: folder, TRIO_DEMO: '1' });

const post = (url: string, path: string, body: object) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function signUpUntilServerStops(
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
  'loses no acknowledged sign-up if %s is killed',
  async (victim) => {
    const server = await start();
    const acknowledged: string[] = [];
    const tag = victim.replaceAll(/\W/gu, '');
    await signUpUntilServerStops(server.url, tag, (email) => {
      acknowledged.push(email);
      if (acknowledged.length !== 40) return;
      void (async () => {
        const pidFile = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
        server.kill('SIGKILL');
        if (victim.includes('PostgreSQL')) process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL');
      })();
    });
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);

    const again = await start();
    const statuses = await Promise.all(
      acknowledged.map(
        async (email) => (await post(again.url, '/identity/sign-in', { email, password })).status,
      ),
    );
    expect(statuses.filter((status) => status !== 204)).toEqual([]);
    again.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  },
);
