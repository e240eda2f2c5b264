// npm start: from a fresh clone, with only Node 20 and npm, to a running Trio.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allocatorEnvironment } from './start/allocator.mjs';
import { ensureWebBuilt } from './start/build-web.mjs';
import { prepare } from './start/prepare.mjs';
import { runChildren } from './start/run-children.mjs';
import { serverFlags } from './start/server-flags.mjs';
import { runTool } from './start/tool-error.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runTool(async () => {
  const runtime = await prepare(root);
  await ensureWebBuilt(root, runtime);
  const main = join(root, 'apps', 'api', 'src', 'main.ts');
  const env = { ...process.env, ...allocatorEnvironment() };
  return runChildren([{ program: runtime, parameters: [...serverFlags, main], cwd: root, env }]);
});
