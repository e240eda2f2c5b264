import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../tools/dev/free-port.mjs';
import { allocatorEnvironment } from '../tools/start/allocator.mjs';
import { serverFlags } from '../tools/start/server-flags.mjs';

// Clears the shell's settings, so that a test starts on its own database.
const clearedSettings = {
  DATABASE_URL: '',
  PUBLIC_URL: '',
  SMTP_URL: '',
  TRIO_DEMO: '',
  TRIO_SECRET: '',
};

export const devToken = 'a-token-only-for-tests';

const main = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url));

export interface Product {
  readonly url: string;
  readonly dataFolder: string;
  readonly pid: number;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

export async function startProduct(
  dataFolder: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<Product> {
  const child = spawn(process.execPath, [...serverFlags, main], {
    env: {
      ...process.env,
      ...allocatorEnvironment(),
      ...clearedSettings,
      // Chosen before the start, because emails and the sign-on providers name the address.
      PORT: String(await findFreePort()),
      HOST: '127.0.0.1',
      TRIO_DATA: dataFolder,
      LOG_LEVEL: 'warn',
      STOP_GRACE: '0',
      // A busy disk can stall a statement for longer than the default; a test would see a 503.
      DATABASE_STATEMENT_TIMEOUT: '120',
      TRIO_DEV: '1',
      TRIO_DEV_TOKEN: devToken,
      // All tests share one IP address.
      RATE_LIMITS: 'school-sign-up-address=1000/60, contact-address=1000/60',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`The product stopped with ${code} before it was ready.`)),
    );
    createInterface(child.stdout).on('line', (line) => {
      const address = /ready at (\S+)/u.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await once(child, 'exit');
  };
  const pid = child.pid ?? 0;
  return { url, dataFolder, pid, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
