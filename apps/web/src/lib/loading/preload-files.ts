/** A browser that never says how a preload went must not keep a page waiting. */
const patience = 10_000;
const loaded = new Map<string, Promise<void>>();

/**
 * What the build calls for each `import()`: all files of a page at once, and then the page. Each missing
 * file costs one request a try: the page is not asked for where the preload has failed.
 */
export async function preloadFiles<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  await Promise.all(files.map((file) => fetchOnce(`/${file}`)));
  return load();
}

function fetchOnce(href: string): Promise<void> {
  const known = loaded.get(href);
  if (known) return known;
  const promise = href.endsWith('.css') ? addStyle(href) : addPreload(href);
  loaded.set(href, promise);
  promise.catch(() => loaded.delete(href));
  return promise;
}

/** The first styles are part of the document, as a link or, where it is ready HTML, inside of it. */
async function addStyle(href: string): Promise<void> {
  const isThere = document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null;
  if (!isThere) await addLink(href, 'stylesheet');
}

async function addPreload(href: string): Promise<void> {
  const { relList } = document.createElement('link');
  if (!relList.supports('modulepreload')) return;
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
  });
  await Promise.race([addLink(href, 'modulepreload'), late]);
}

function addLink(href: string, rel: 'stylesheet' | 'modulepreload'): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel, href, crossOrigin: '' });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // Gone, so that the next try asks again.
      link.remove();
      reject(new Error(`Could not load ${href}`));
    });
    document.head.append(link);
  });
}
