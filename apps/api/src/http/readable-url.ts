import type { IncomingMessage } from 'node:http';

/** The router fails on a URL that cannot be decoded (`/%ff`), so its percent signs are escaped. */
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
