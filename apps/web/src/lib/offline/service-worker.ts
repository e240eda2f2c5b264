/**
 * Caches the product's own pages and hashed files, so that a sort works offline. It never handles
 * the API. It imports nothing: the build emits it unchanged and fills in `__KEPT__`
 * (apps/web/build/service-worker.ts).
 */

interface Kept {
  readonly cache: string;
  readonly document: string;
  readonly pages: readonly string[];
  readonly shell: readonly string[];
  readonly sort: readonly string[];
  readonly posters: Readonly<Record<string, string>>;
}
declare const __KEPT__: Kept;

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface MessageFromPage extends WorkerEvent {
  readonly data: { readonly cards: readonly string[] };
}
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void;
}
const worker = globalThis as unknown as WorkerScope;

const kept = __KEPT__;
/** A slower page comes from the cache: school Wi-Fi may be connected without internet. */
const patience = 3_000;
const atOnce = 4;

worker.addEventListener('install', (event) => event.waitUntil(keepShell()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => event.waitUntil(keepSort(event.data.cards)));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(openPage(event));
  } else if (pathname.startsWith('/assets/')) event.respondWith(openAsset(request));
});

function isPage(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/u, '') : path;
  return (
    kept.pages.includes(plain) ||
    /^\/(?:dashboard\/cards\/\d{1,4}|(?:dashboard\/explore|careers|fr\/carrieres)\/[a-z\d-]+)$/u.test(
      plain,
    )
  );
}

async function keepShell(): Promise<void> {
  const cache = await caches.open(kept.cache);
  await cache.add(new Request(kept.document, { cache: 'no-cache' }));
  await keepAll(cache, kept.shell);
}

/** All pages of earlier builds are closed by now. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('trio-') && name !== kept.cache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function keepSort(cards: readonly string[]): Promise<void> {
  const cache = await caches.open(kept.cache);
  const posters = cards.flatMap((card) => kept.posters[card] ?? []);
  await keepAll(cache, [...kept.sort, ...posters]);
}

/** Fetches in small batches, so that the page's own requests do not wait. */
async function keepAll(cache: Cache, files: readonly string[]): Promise<void> {
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter((file) => !there.has(file));
  for (let from = 0; from < missing.length; from += atOnce) {
    await cache.addAll(missing.slice(from, from + atOnce));
  }
}

async function openAsset(request: Request): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(request);
  if (response.ok && response.status === 200) {
    const cache = await caches.open(kept.cache);
    await cache.put(request, response.clone());
  }
  return response;
}

/** The cached document belongs to the cached files. */
async function openPage({ request, preloadResponse }: RequestEvent): Promise<Response> {
  const ask = async () => (await preloadResponse) ?? fetch(request);
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), patience);
  });
  const asked = ask();
  const answer = await Promise.race([asked, late]).catch(() => null);
  if (answer && answer.status < 500) return answer;
  const cache = await caches.open(kept.cache);
  return (await cache.match(kept.document, { ignoreVary: true })) ?? asked;
}
