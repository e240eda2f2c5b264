import { delimiter, join } from 'node:path';

/**
 * A PATH on which the installed programs come first, and with them the Node they are meant for.
 * @param {string} root
 */
export const pathWithLocalPrograms = (root) =>
  [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
