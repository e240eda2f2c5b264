// npm run test:chaos: runs students, servers and a database under faults; see docs/operations.md.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureWebBuilt } from './start/build-web.mjs';
import { prepare } from './start/prepare.mjs';
import { runChildren } from './start/run-children.mjs';
import { runTool } from './start/tool-error.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runTool(async () => {
  const program = await prepare(root, { quiet: true });
  await ensureWebBuilt(root, program);
  const script = join(root, 'apps', 'api', 'test', 'chaos', 'run.ts');
  return runChildren([{ program, parameters: [script, ...process.argv.slice(2)], cwd: root }]);
});
