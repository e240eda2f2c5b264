import type { IncomingMessage } from 'node:http';

/**
 * An address that cannot be decoded (`/%ff`) is no address of ours, and gets the same answer as any
 * other: the router is given it with its percent signs spelled out, instead of giving up on it.
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.split('?', 1)[0] ?? '/';
  if (!path.includes('%')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
