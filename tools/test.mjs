// npm test, on a fresh clone with nothing but Node 20 and npm: installs, provides, checks, tests.
//   npm test -- [--only check|unit|api|e2e [what the runner shall get…]]
//   npm run test:long -- [--only long|long-e2e [what the runner shall get…]]
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pathWithLocalPrograms } from './local-programs.mjs';
import { runTool } from './start/trouble.mjs';
import { readArguments } from './test/arguments.mjs';
import { runFrame } from './test/frame.mjs';
import { memoryFolder } from './test/memory-folder.mjs';
import { stepsFor } from './test/steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => interruption.abort(signal));

await runTool(async () => {
  const { isLong, parts, rest } = readArguments(process.argv.slice(2));
  process.env['PATH'] = pathWithLocalPrograms(root);
  const memory = memoryFolder();
  if (memory !== undefined) process.env['TMPDIR'] ??= memory;
  const isGood = await runFrame(parts, {
    root,
    name: isLong ? 'test-long' : 'test',
    rest,
    isCi: process.env['CI'] === 'true',
    interrupted: interruption.signal,
    steps: stepsFor(root),
  });
  return isGood ? 0 : 1;
});
