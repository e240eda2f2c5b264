import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { deckDocuments } from '@trio/contracts/documents';
import { afterEach, expect, it } from 'vitest';
import { createProfileMaker } from '../src/platform/profiles/profile-maker.ts';
import { askingAs, createProfileStudent } from './profile-student.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const withoutEngine = new URL('without-profile-engine.mjs', import.meta.url).href;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

it('the server starts without any profile engine and says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trio-no-engine-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const server = spawn(process.execPath, ['--import', withoutEngine, main], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      TRIO_DEMO: '0',
      TRIO_SECRET: '',
      PORT: '0',
      HOST: '127.0.0.1',
      TRIO_DATA: folder,
      LOG_LEVEL: 'silent',
      STOP_GRACE: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUps.push(async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  });
  const lines: string[] = [];
  let url: string | undefined;
  for await (const line of createInterface(server.stdout)) {
    lines.push(line);
    url = /ready at (\S+)/u.exec(line)?.[1];
    if (url !== undefined) break;
  }
  expect(lines.join('\n')).toContain('no profile engine could be loaded');
  const ready = await fetch(`${url}/api/ready`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: 'ready', details: { profileEngine: 'none' } });
});

it('a student without an engine reads why there is no PDF, and everything else works', async () => {
  const trio: TestApp = await createTestApp({
    profiles: createProfileMaker({ engine: undefined }),
  });
  cleanUps.push(() => trio.close());
  const student = await createProfileStudent(trio);
  const { authorization } = student;
  const asking = askingAs(trio, { authorization });
  const refused = await asking.ticket();
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({
    code: 'profile/unavailable',
    message: 'The PDF is not available right now. Nothing is lost: it can be made later.',
  });
  // A client that asks for the document itself.
  expect((await asking.get()).json()).toMatchObject({ code: 'profile/unavailable' });
  expect(await student.get()).toMatchObject({ selected: [{}, {}, {}] });

  const deck = await trio.app.inject({ method: 'GET', url: deckDocuments.fr });
  expect(deck.statusCode).toBe(503);
  expect(deck.body).toContain('Le PDF n’est pas disponible pour le moment.');
});
