import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'trio-types-'));
await chmod(folder, 0o755);
const server = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
try {
  await migrate({ url: server.url, log: () => {} });
  const program = join(root, 'node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js');
  const args = ['--config-file', 'apps/api/kysely-codegen.json', '--url', server.url];
  const types = ['--out-file', 'apps/api/src/platform/database/schema.generated.ts'];
  const { status } = spawnSync(process.execPath, [program, ...args, ...types], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
