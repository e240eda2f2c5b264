/** Some browsers never report the result of a preload. */
const preloadTimeout = 10_000;
const loaded = new Map<string, Promise<void>>();

/**
 * The build calls this for each `import()`. If a preload fails, the module is not requested: a
 * missing file costs one request per attempt.
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

/** The first styles are already in the document, as a link or, in a prerendered page, inline. */
async function addStyle(href: string): Promise<void> {
  const isThere = document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null;
  if (!isThere) await addLink(href, 'stylesheet');
}

async function addPreload(href: string): Promise<void> {
  const { relList } = document.createElement('link');
  if (!relList.supports('modulepreload')) return;
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, preloadTimeout);
  });
  await Promise.race([addLink(href, 'modulepreload'), late]);
}

function addLink(href: string, rel: 'stylesheet' | 'modulepreload'): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel, href, crossOrigin: '' });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // Removed, so that the next attempt requests the file again.
      link.remove();
      reject(new Error(`Could not load ${href}`));
    });
    document.head.append(link);
  });
}
