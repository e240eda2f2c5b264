interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

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

/** Registered when the cards begin, because visitors and staff do not need it. */
export function fetchAhead(cards: readonly string[]): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  registered ??= register();
  registered.then(
    ({ installing, waiting, active }) => {
      // The newest worker has this build's files, even while it waits for older pages to close.
      const worker = installing ?? waiting ?? active;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no other.
      if (!isThrifty()) worker?.postMessage({ cards });
    },
    // A policy blocks it: the sort still works while the page is open.
    () => undefined,
  );
}
