import { findRuntime } from '../runtime.mjs';
import { ensureInstalled } from './install.mjs';
import { Trouble } from './trouble.mjs';

/**
 * @param {string} root
 * @param {{ quiet?: boolean }} [options] quiet: prints nothing if all packages are installed
 * @returns {Promise<string>} the path of that Node
 */
export async function prepare(root, options) {
  await ensureInstalled(root, options);
  try {
    return findRuntime({ root });
  } catch (error) {
    throw new Trouble(error instanceof Error ? error.message : String(error));
  }
}
