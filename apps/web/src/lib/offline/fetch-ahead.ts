interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whoever pays for each byte, or waits for it, fetches what is on the screen and nothing ahead. */
function isThrifty(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g/u.test(connection?.effectiveType ?? '');
}

let registered: Promise<ServiceWorkerRegistration> | null = null;

async function register(): Promise<ServiceWorkerRegistration> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  }
  const registration = await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  return registration;
}

/**
 * From here on the sort works without a network: its files, and the posters of its cards. Registered
 * where the cards begin and not before: visitors and staff have no use for it.
 */
export function fetchAhead(cards: readonly string[]): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  registered ??= register();
  registered.then(
    ({ installing, waiting, active }) => {
      // The newest one, also while it waits for the pages of the last to close: it has our build's files.
      const worker = installing ?? waiting ?? active;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no other.
      if (!isThrifty()) worker?.postMessage({ cards });
    },
    // Blocked by a policy: the sort works all the same, as long as the page is open.
    () => undefined,
  );
}
