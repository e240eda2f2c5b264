// What must be there before a part can run. Nothing here needs an installed package.
import { provide } from '../provide.mjs';
import { ensureWebBuilt } from '../start/build-web.mjs';
import { prepare } from '../start/prepare.mjs';
import { Trouble } from '../start/trouble.mjs';

/**
 * @typedef {{ ok: true, env?: Record<string, string> } | { ok: false, trouble: string }} Prepared
 * @typedef {'install' | 'build' | 'chromium' | 'haproxy' | 'java' | 'swift'} Step
 */

/**
 * @param {string} root
 * @returns {Record<Step, () => Promise<Prepared>>}
 */
export const stepsFor = (root) => ({
  install: () =>
    attempt(async () => {
      await prepare(root);
    }),
  build: () =>
    attempt(async () => {
      await ensureWebBuilt(root, await prepare(root, { quiet: true }));
    }),
  chromium: () =>
    attempt(() => {
      const path = provide('chromium');
      if (path === undefined) throw new Trouble('there is no Chromium');
      console.log(`Chromium is ${path}`);
      return { TRIO_CHROMIUM: path };
    }),
  // What needs these is skipped without them, and a skipped test is a failure where nobody looks on.
  java: () =>
    attempt(() => {
      const path = provide('jdk');
      if (path === undefined) return {};
      console.log(`Java is ${path}`);
      return { TRIO_JAVA: path };
    }),
  haproxy: () =>
    attempt(() => {
      const path = provide('haproxy');
      if (path === undefined) return {};
      console.log(`HAProxy is ${path}`);
      return { TRIO_HAPROXY: path };
    }),
  swift: () =>
    attempt(() => {
      const path = provide('swift');
      if (path === undefined) return {};
      console.log(`Swift is there for ${path}`);
      return { TRIO_SWIFT_PYTHON: path };
    }),
});

/**
 * @param {() => Record<string, string> | Promise<void>} work
 * @returns {Promise<Prepared>}
 */
async function attempt(work) {
  try {
    const env = await work();
    return { ok: true, ...(env ? { env } : {}) };
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    if (error.printed) console.error(error.printed);
    return { ok: false, trouble: error.message };
  }
}
