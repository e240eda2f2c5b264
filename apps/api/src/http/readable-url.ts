import type { IncomingMessage } from 'node:http';

/**
 * A URL that cannot be decoded (`/%ff`) gets the usual 404. The router would fail on it, so its
 * percent signs are escaped first.
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
