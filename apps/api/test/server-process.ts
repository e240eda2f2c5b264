import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

// Overrides settings of the developer's shell.
const defaults = {
  DATABASE_URL: '',
  PUBLIC_URL: '',
  SMTP_URL: '',
  TRIO_DEMO: '0',
  TRIO_SECRET: '',
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  STOP_GRACE: '0',
};

export interface ServerProcess {
  readonly lines: readonly string[];
  readonly ended: Promise<number | NodeJS.Signals>;
  until(pattern: RegExp): Promise<RegExpExecArray>;
  kill(signal: NodeJS.Signals): void;
}

export function runServer(settings: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...defaults, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals,
  );
  const lines: string[] = [];
  const waiting: (() => void)[] = [];
  const look = () => {
    for (const again of waiting.splice(0)) again();
  };
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      look();
    });
  }
  void ended.then(look);

  return {
    lines,
    ended,
    until: async (pattern) => {
      for (;;) {
        const found = lines.map((line) => pattern.exec(line)).find((match) => match !== null);
        if (found) return found;
        if (child.exitCode !== null || child.signalCode !== null) {
          throw new Error(`It ended:\n${lines.join('\n')}`);
        }
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      }
    },
    kill: (signal) => void child.kill(signal),
  };
}

export async function startServer(
  settings: Readonly<Record<string, string>>,
): Promise<ServerProcess & { readonly url: string }> {
  const server = runServer(settings);
  const [, url = ''] = await server.until(/ready at (\S+)/u);
  return { ...server, url };
}
