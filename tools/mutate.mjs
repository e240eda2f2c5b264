// npm run mutate -- [--force] [--concurrency N] [FILE…]: mutation testing, by default of the rules
// in stryker.config.mjs.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepare } from './start/prepare.mjs';
import { runChildren } from './start/run-children.mjs';
import { runTool } from './start/tool-error.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runTool(async () => {
  const { positionals: files, values } = parseArgs({
    allowPositionals: true,
    options: {
      // Also mutants whose file and tests have not changed since the last run.
      force: { type: 'boolean', default: false },
      concurrency: { type: 'string' },
    },
  });
  const program = await prepare(root, { quiet: true });
  const parameters = [
    join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'),
    'run',
    ...(files.length > 0 ? ['--mutate', files.join(',')] : []),
    ...(values.force ? ['--force'] : []),
    ...(values.concurrency === undefined ? [] : ['--concurrency', values.concurrency]),
  ];
  return runChildren([{ program, parameters, cwd: root, env: process.env }]);
});
