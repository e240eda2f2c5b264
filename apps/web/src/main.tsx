import './styles/fonts.css';
import './styles/tokens.css';
import './styles/categories.css';
import './styles/base.css';
import './styles/visually-hidden.css';
import './styles/forced-colors.css';
import './styles/print.css';
// Must be first: it listens to the browser's buttons before the router does.
// oxlint-disable-next-line import/no-unassigned-import -- Imported for its listeners.
import './lib/popstate.ts';
import { isCardAddress } from '@trio/contracts/pages';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { Card, SortTable } from './app/route-table.tsx';
import { sendUnsentCareers } from './lib/careers/send-unsent-careers.ts';
import { watchFaults } from './lib/error-reports/report-fault.ts';
import { currentLanguage } from './lib/language/language.ts';
import { fetchTextAhead, preloadText } from './lib/language/use-text.ts';
import { ChunkUnreachable } from './lib/loading/chunk-loader.ts';
import { isSignedOut, resumeSession } from './lib/session/session.ts';
import { sendUnsentSharing } from './features/sorting/sync/send-unsent-sharing.ts';
import { watchDevice } from './features/sorting/sync/watch-device.ts';

const ignore = (): void => {};

watchFaults();
watchDevice();
sendUnsentCareers();
sendUnsentSharing();
void resumeSession();
if (!isSignedOut()) fetchCardsAhead(location.pathname);
const words = preloadText(currentLanguage(), ['shell']).catch(ignore);

/**
 * A visitor at a card address is most likely in a sort, so its files load while the session is
 * checked. A failed load is retried where the file is needed.
 */
function fetchCardsAhead(path: string): void {
  if (!isCardAddress(path)) return;
  const language = currentLanguage();
  const wanted = [
    SortTable.fetchAhead,
    Card.fetchAhead,
    () => fetchTextAhead(language, ['sorting', 'deck']),
    async () => (await import('./lib/deck/deck.ts')).fetchDeckAhead(language),
  ];
  // Separate tasks: on an old phone each import takes long enough to delay a touch.
  for (const fetch of wanted) setTimeout(() => void fetch().catch(ignore));
}

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

async function start(root: HTMLElement): Promise<void> {
  const { ready, waiting } = root.dataset;
  if (ready === undefined && waiting === undefined)
    return createRoot(root, { onCaughtError }).render(app);
  // The current content stays until the texts have loaded. A transition renders in slices, so that
  // scrolling and typing stay responsive.
  await words;
  startTransition(() => {
    if (ready === currentLanguage() && isSignedOut()) hydrateRoot(root, app, { onCaughtError });
    else createRoot(root, { onCaughtError }).render(app);
  });
}

/** A part that a device without a network leaves out is no fault. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof ChunkUnreachable)) console.error(error);
}

const root = document.getElementById('app');
if (root) void start(root);
