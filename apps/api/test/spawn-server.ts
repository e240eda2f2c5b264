import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runServer, type ServerProcess } from './server-process.ts';

/** A data folder that PostgreSQL's own user can enter; removed after the test. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trio-spawned-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The server as a process of its own, killed after the test at the latest. */
export function spawnServer(settings: Readonly<Record<string, string>>): ServerProcess {
  const server = runServer(settings);
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await server.ended;
  });
  return server;
}
