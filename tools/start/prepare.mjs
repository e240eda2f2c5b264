import { findRuntime } from '../runtime.mjs';
import { ensureInstalled } from './install.mjs';
import { Trouble } from './trouble.mjs';

/**
 * What every command of ours needs first: the packages, and the Node they are meant for.
 * @param {string} root
 * @param {{ quiet?: boolean }} [options] quiet: says nothing when there is nothing to do
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
