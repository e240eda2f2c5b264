import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const MODULE = new URL('./run-children.mjs', import.meta.url).href;

function runWith(programs: string[], { isThroughNpm = false } = {}) {
  const commands = programs.map((text) => ({
    program: process.execPath,
    parameters: ['-e', text],
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  }));
  const text = `
    import { runChildren } from ${JSON.stringify(MODULE)};
    process.exitCode = await runChildren(${JSON.stringify(commands)});`;
  const ours = [process.execPath, '--input-type=module', '-e', text];
  // Like npm: a process, then a shell, then our process.
  const shell = ['sh', '-c', '"$@"; :', 'sh'];
  const [program = '', ...parameters] = isThroughNpm ? [...shell, ...shell, ...ours] : ours;
  const env = { ...process.env, npm_lifecycle_event: isThroughNpm ? 'start' : undefined };
  const parent = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'inherit'], env });
  onTestFinished(() => void parent.kill('SIGKILL'));
  let output = '';
  parent.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const hears = async (words: string) => {
    while (!output.includes(words)) await once(parent.stdout, 'data');
  };
  const end = once(parent, 'close').then(([code]) => ({ code: Number(code), output }));
  return { kill: (signal: NodeJS.Signals) => parent.kill(signal), hears, end };
}

const SERVER = `
  const timer = setInterval(() => {}, 1000);
  const stop = (signal) => { console.log(signal); setTimeout(() => { console.log('stopped'); process.exit(7); }, 200); };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  process.on('disconnect', () => process.exit());
  console.log('ready');`;

test('passes two interrupts to the child as one, and returns the child’s exit code', async () => {
  const run = runWith([SERVER]);
  await run.hears('ready');
  run.kill('SIGINT');
  await run.hears('SIGINT');
  run.kill('SIGINT');
  expect(await run.end).toEqual({ code: 7, output: 'ready\nSIGINT\nstopped\n' });
});

test('reports a killed child', async () => {
  const { code } = await runWith([`process.kill(process.pid, 'SIGKILL')`]).end;
  expect(code).toBe(137);
});

test('stops the other children when one ends, and returns its code', async () => {
  const sign = JSON.stringify(join(mkdtempSync(join(tmpdir(), 'trio-test-')), 'ready'));
  onTestFinished(() => rmSync(dirname(JSON.parse(sign)), { recursive: true }));
  const run = runWith([
    `${SERVER} require('node:fs').writeFileSync(${sign}, '')`,
    `setInterval(() => require('node:fs').existsSync(${sign}) && process.exit(3), 10)`,
  ]);
  expect(await run.end).toEqual({ code: 3, output: 'ready\nSIGTERM\nstopped\n' });
});

test.runIf(process.platform === 'linux')(
  'ends when the npm that started it was killed',
  async () => {
    const run = runWith([SERVER], { isThroughNpm: true });
    await run.hears('ready');
    run.kill('SIGKILL');
    expect((await run.end).output).toBe('ready\nSIGTERM\nstopped\n');
  },
);

test('notifies a child that its parent was killed', async () => {
  const run = runWith([
    SERVER.replace(`process.exit())`, `{ console.log('alone'); process.exit(); })`),
  ]);
  await run.hears('ready');
  run.kill('SIGKILL');
  expect((await run.end).output).toBe('ready\nalone\n');
});

test.skipIf(process.platform === 'win32')('stops a process that a child left behind', async () => {
  const left = `${SERVER.replace(/process.on\('disconnect'.*/, '')} process.send('started');`;
  const run = runWith([
    `require('node:child_process')
        .spawn(process.execPath, ['-e', ${JSON.stringify(left)}], { stdio: ['ignore', 1, 2, 'ipc'] })
        .on('message', () => process.exit(3));`,
  ]);
  expect(await run.end).toEqual({ code: 3, output: 'ready\nSIGTERM\nstopped\n' });
});
