import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runServer, type ServerProcess } from './server-process.ts';

/** PostgreSQL runs as another user, which must be able to enter the folder. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trio-spawned-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export function spawnServer(settings: Readonly<Record<string, string>>): ServerProcess {
  const server = runServer(settings);
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await server.ended;
  });
  return server;
}
