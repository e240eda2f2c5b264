import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { EmbeddedServer } from './embedded-server.ts';
import { programPath } from './platform-binaries.ts';
import { PROGRAM_ENVIRONMENT } from './run-program.ts';
import { startSettings } from './server-settings.ts';

const LOG_KEPT = 5_000_000;

export type LaunchedServer = {
  lastWords: () => Promise<string | undefined>;
  end: () => Promise<void>;
};

/** A separate session, so that neither Ctrl-C nor Trio's death ends PostgreSQL halfway. */
export async function launchServer(server: EmbeddedServer, port: number): Promise<LaunchedServer> {
  const size = await rotateLogFile(server.logFile);
  const { O_APPEND, O_CREAT, O_RDWR, O_NOFOLLOW } = constants;
  const logFile = await open(server.logFile, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
  let failure: string | undefined;
  let child;
  try {
    child = spawn(
      programPath(server.binaries, 'postgres'),
      ['-D', server.cluster, ...startSettings(port)],
      {
        cwd: join(server.binaries.folder, 'bin'),
        // A stale lock file may hold our parent's pid. This variable tells PostgreSQL to ignore it.
        env: { ...PROGRAM_ENVIRONMENT, PG_GRANDPARENT_PID: String(process.ppid) },
        stdio: ['ignore', logFile.fd, logFile.fd],
        detached: true,
        windowsHide: true,
        ...(server.user && { uid: server.user.uid, gid: server.user.gid }),
      },
    );
    child.once('error', (error) => (failure = String(error)));
    child.once('exit', (code, signal) => (failure ??= `it ended with ${signal ?? `code ${code}`}`));
    child.unref();
  } finally {
    await logFile.close();
  }
  return {
    end: async () => {
      if (child.kill('SIGINT')) await once(child, 'exit');
    },
    lastWords: async () => failure && ((await readFrom(server.logFile, size)).trim() || failure),
  };
}

async function rotateLogFile(file: string): Promise<number> {
  const size = await stat(file).then(
    (each) => each.size,
    () => 0,
  );
  if (size < LOG_KEPT) return size;
  await rename(file, `${file}.old`);
  return 0;
}

async function readFrom(file: string, start: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.max(0, size - start)), {
      position: start,
    });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
