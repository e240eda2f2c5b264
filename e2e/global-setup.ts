import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSignOnProviders } from './sign-on-providers.ts';
import { startProduct } from './start-product.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'trio-e2e-'));
  // PostgreSQL runs as another user and needs access to this folder.
  await chmod(folder, 0o755);
  const providers = await startSignOnProviders();
  const [product] = await Promise.all([
    startProduct(folder, providers.environment),
    process.env['TRIO_LONG'] === '1' && buildPseudoLocale(),
  ]);
  await providers.introduce(product);
  process.env['TRIO_E2E_URL'] = product.url;
  process.env['TRIO_E2E_DATA'] = product.dataFolder;
  return async () => {
    await product.stop();
    await providers.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function buildPseudoLocale(): Promise<void> {
  const web = new URL('../apps/web/', import.meta.url);
  const vite = new URL('../node_modules/vite/bin/vite.js', import.meta.url);
  const args = [
    'build',
    '--mode',
    'pseudo',
    '--outDir',
    '../../.cache/pseudo-locale',
    '--emptyOutDir',
  ];
  await promisify(execFile)(process.execPath, [vite.pathname, ...args], { cwd: web });
}
