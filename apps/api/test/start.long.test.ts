import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { demoSchools } from '../src/demo/demo-schools.ts';
import { openDatabaseProxy } from './database-proxy.ts';
import { createEmptyDatabase, runQuery } from './empty-database.ts';
import { makeDataFolder, spawnServer } from './spawn-server.ts';

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createEmptyDatabase();
  onTestFinished(drop);
  return url;
}

const isLinux = process.platform === 'linux';

it.runIf(isLinux)('ends with a message if the data folder cannot be created', async () => {
  const server = spawnServer({ TRIO_DATA: '/proc/nope' });
  await server.until(/The data folder \/proc\/nope cannot be made there: .*TRIO_DATA/u);
  expect(await server.ended).toBe(1);
});

it('waits for an unavailable database, and continues when it is available', async () => {
  const proxy = await openDatabaseProxy(await emptyDatabase());
  onTestFinished(proxy.cut);
  await proxy.cut();
  const server = spawnServer({ DATABASE_URL: proxy.url, TRIO_DATA: await makeDataFolder() });
  await server.until(/The database at .* does not answer .*Waiting for it/u);
  await proxy.restore();
  const [, url] = await server.until(/ready at (\S+)/u);
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it.each(['is unavailable', 'hangs'])('stops on SIGTERM while its database %s', async (how) => {
  const proxy = await openDatabaseProxy(inject('postgresUrl'));
  onTestFinished(proxy.cut);
  if (how === 'hangs') proxy.stall();
  else await proxy.cut();
  const server = spawnServer({ DATABASE_URL: proxy.url, TRIO_DATA: await makeDataFolder() });
  await server.until(/does not answer/u);
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.lines.at(-1)).toBe('Stopping…');
});

it('stops on SIGTERM while another server updates the database', async () => {
  const url = await emptyDatabase();
  const other = new pg.Client(url);
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('SELECT pg_advisory_lock(7120317)');
  const server = spawnServer({ DATABASE_URL: url, TRIO_DATA: await makeDataFolder() });
  await server.until(/Another server is updating the database/u);
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it('seeds the demo once if two servers start together on an empty database', async () => {
  const url = await emptyDatabase();
  const settings = {
    DATABASE_URL: url,
    TRIO_DATA: await makeDataFolder(),
    TRIO_SECRET: 'a secret that both servers share, long enough',
    TRIO_DEMO: '1',
  };
  const servers = [spawnServer(settings), spawnServer(settings)];
  for (const server of servers) {
    const [, address] = await server.until(/ready at (\S+)/u);
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  }
  const students = demoSchools.reduce((sum, school) => sum + school.students, 0);
  expect(await runQuery(url, 'SELECT count(*)::int AS n FROM students')).toEqual([{ n: students }]);
  for (const server of servers) server.kill('SIGTERM');
  expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0]);
});
