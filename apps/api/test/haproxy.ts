import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `npm run test:long` installs it where possible. */
export const haproxyProgram = process.env['TRIO_HAPROXY'];

export interface LoadBalancer {
  readonly url: string;
  findServersInUse(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

interface Server {
  readonly name: string;
  readonly port: number;
}

/** Without retries, so that a failed request reaches the client. */
export async function startHaproxy(
  program: string,
  port: number,
  servers: readonly Server[],
): Promise<LoadBalancer> {
  const folder = await mkdtemp(join(tmpdir(), 'trio-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  await writeFile(
    file,
    `defaults
  mode http
  retries 0
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  timeout check 30s
frontend web
  bind 127.0.0.1:${port}
  monitor-uri /haproxy-is-up
  stats enable
  stats uri /haproxy
  default_backend trio
backend trio
  option httpchk GET /api/ready
  default-server check inter 200ms fall 1 rise 1
${servers.map((server) => `  server ${server.name} 127.0.0.1:${server.port}`).join('\n')}
`,
  );
  const child = spawn(program, ['-db', '-q', '-f', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    findServersInUse: async () => {
      const table = await fetch(`${url}/haproxy;csv`).then(
        (answer) => answer.text(),
        () => '',
      );
      const rows = table.split('\n').map((line) => line.split(','));
      return servers
        .map(({ name }) => name)
        .filter((name) => rows.some((row) => row[1] === name && row[17]?.startsWith('UP')));
    },
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
