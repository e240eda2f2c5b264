// npm run dev: the API and the web app, both reloading, on the embedded database of npm start.
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './dev/free-port.mjs';
import { ensureWebBuilt } from './start/build-web.mjs';
import { prepare } from './start/prepare.mjs';
import { runChildren } from './start/run-children.mjs';
import { runTool } from './start/tool-error.mjs';
import { listBuilds } from './start/web-builds.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

await runTool(async () => {
  const runtime = await prepare(root);
  // The API needs a built page to start, although Vite serves the pages here.
  if (listBuilds(root).length === 0) await ensureWebBuilt(root, runtime);

  const host = setting('HOST') ?? '127.0.0.1';
  const port = setting('PORT') ?? '3000';
  const apiPort = String(await findFreePort());
  const publicUrl = setting('PUBLIC_URL') ?? `http://${host}:${port}`;
  const api = join(root, 'apps', 'api', 'src', 'main.ts');
  return runChildren([
    {
      program: runtime,
      parameters: ['--watch', '--watch-preserve-output', api],
      cwd: root,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: apiPort,
        PUBLIC_URL: publicUrl,
        TRIO_DEV: '1',
        // Stays the same after each reload.
        TRIO_DEV_TOKEN: setting('TRIO_DEV_TOKEN') ?? randomBytes(16).toString('base64url'),
      },
    },
    {
      program: runtime,
      parameters: [join(root, 'tools', 'dev', 'serve-web.mjs')],
      cwd: join(root, 'apps', 'web'),
      env: { ...process.env, HOST: host, PORT: port, TRIO_API: `http://127.0.0.1:${apiPort}` },
    },
  ]);
});

/**
 * An empty variable counts as unset.
 * @param {string} name
 */
function setting(name) {
  const value = process.env[name];
  return value === '' ? undefined : value;
}
