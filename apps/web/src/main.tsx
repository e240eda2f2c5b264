import './styles/fonts.css';
import './styles/tokens.css';
import './styles/categories.css';
import './styles/base.css';
import './styles/print.css';
// Must be first: it listens to the browser's buttons before the router does.
// oxlint-disable-next-line import/no-unassigned-import -- Imported for its listeners.
import './lib/pop-gate.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { fetchCardsAhead } from './app/cards-ahead.ts';
import { watchFaults } from './lib/error-reports/report-fault.ts';
import { currentLanguage } from './lib/language/language.ts';
import { preloadText } from './lib/language/use-text.ts';
import { isSignedOut, resumeSession } from './lib/session/session.ts';
import { watchDevice } from './features/sorting/sync/watch-device.ts';

watchFaults();
watchDevice();
void resumeSession();
if (!isSignedOut()) fetchCardsAhead(location.pathname);
const words = preloadText(currentLanguage(), ['shell']).catch(() => {});

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/** Hydrates the prerendered landing page, or replaces the waiting page. */
async function start(root: HTMLElement): Promise<void> {
  const { ready, waiting } = root.dataset;
  if (ready === undefined && waiting === undefined) return createRoot(root).render(app);
  // The current content stays until the texts have loaded. A transition renders in slices, so that
  // scrolling and typing stay responsive.
  await words;
  startTransition(() => {
    if (ready === currentLanguage() && isSignedOut()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

const root = document.getElementById('app');
if (root) void start(root);
