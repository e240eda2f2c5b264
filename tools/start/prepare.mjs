import { findRuntime } from '../runtime.mjs';
import { ensureInstalled } from './install.mjs';
import { ToolError } from './tool-error.mjs';

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
    throw new ToolError(error instanceof Error ? error.message : String(error));
  }
}
