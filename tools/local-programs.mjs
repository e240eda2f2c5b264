import { delimiter, join } from 'node:path';

/**
 * The installed programs come first, and with them the Node that they need.
 * @param {string} root
 */
export const pathWithLocalPrograms = (root) =>
  [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
