/**
 * Keeps the product's own files, so that a sort goes on without a network: the document, the first
 * files and, when the cards area asks for them, the files of the sort. It never touches the API, and
 * never anything but our own pages and hashed files. It imports nothing: the build emits it as it is
 * and fills in what there is to keep (apps/web/build/service-worker.ts).
 */

/** What the build knows. Each build has names of its own, and so a cache of its own. */
interface Kept {
  readonly cache: string;
  /** Where the document stands that fits every page, the landing too. */
  readonly document: string;
  readonly pages: readonly string[];
  /** What every page needs, and what the sort needs. */
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
  /** The cards that the student sorts. */
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
/** A page that is this late comes from the device: a school's Wi-Fi may be there and lead nowhere. */
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
  return kept.pages.includes(plain) || /^\/dashboard\/cards\/\d{1,4}$/u.test(plain);
}

async function keepShell(): Promise<void> {
  const cache = await caches.open(kept.cache);
  await cache.add(new Request(kept.document, { cache: 'no-cache' }));
  await keepAll(cache, kept.shell);
}

/** Pages of an earlier build are all closed by now, and their files with them. */
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

/** Those that are missing, a few at a time: whoever is at the cards has the right of way. */
async function keepAll(cache: Cache, files: readonly string[]): Promise<void> {
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter((file) => !there.has(file));
  for (let from = 0; from < missing.length; from += atOnce) {
    await cache.addAll(missing.slice(from, from + atOnce));
  }
}

/** A hashed file never changes. */
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

/** The network's document, or the one that is kept: it belongs to the files that are kept with it. */
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
