// npm run admin, seed, db:types and db:dump: runs a server command on the runtime that it needs.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from './start/prepare.mjs';
import { runChildren } from './start/run-children.mjs';
import { runTool } from './start/tool-error.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name = '', ...parameters] = process.argv.slice(2);

await runTool(async () => {
  const program = await prepare(root, { quiet: true });
  const command = join(root, 'apps', 'api', 'src', 'cli', `${name}.ts`);
  return runChildren([
    { program, parameters: [command, ...parameters], cwd: root, env: process.env },
  ]);
});
