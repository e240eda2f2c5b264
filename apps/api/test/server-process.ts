import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

// Whatever this shell is set to, a test decides for itself.
const nothingOfTheirs = {
  DATABASE_URL: '',
  PUBLIC_URL: '',
  SMTP_URL: '',
  TRIO_DEMO: '',
  TRIO_SECRET: '',
};

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  signal(signal: NodeJS.Signals): void;
}

/** The real server in a process of its own; answers once it is ready. */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...nothingOfTheirs,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      STOP_GRACE: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals,
  );
  const ready = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const url = /ready at (\S+)/u.exec(line)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
  const failed = ended.then((reason): never => {
    throw new Error(`The server ended with ${reason} before it was ready.`);
  });
  const url = await Promise.race([ready, failed]);
  return { url, child, ended, signal: (signal) => void child.kill(signal) };
}
