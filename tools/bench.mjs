// npm run bench -- [--only NAME]: measures each speed claim against its peer or limit.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runBenches } from './bench/run-benches.mjs';
import { prepare } from './start/prepare.mjs';
import { runChildren } from './start/run-children.mjs';
import { runTool } from './start/tool-error.mjs';

const self = fileURLToPath(import.meta.url);
const root = dirname(dirname(self));

await runTool(async () => {
  const words = process.argv.slice(2);
  const runtime = await prepare(root, { quiet: true });
  // Benches are TypeScript and must be measured on the Node that Trio runs on.
  if (Number.parseInt(process.versions.node, 10) < 24) {
    return runChildren([{ program: runtime, parameters: [self, ...words], cwd: root }]);
  }
  const { values } = parseArgs({ args: words, options: { only: { type: 'string' } } });
  return runBenches({
    folder: join(root, 'bench'),
    results: join(root, '.cache', 'bench'),
    only: values.only,
  });
});
