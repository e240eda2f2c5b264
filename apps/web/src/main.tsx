import './styles/fonts.css';
import './styles/tokens.css';
import './styles/categories.css';
import './styles/base.css';
import './styles/print.css';
// First of all: it has to hear of the browser's own buttons before the router does.
// oxlint-disable-next-line import/no-unassigned-import -- It listens from the moment it is there.
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
// Where they are missing the app shows why.
const words = preloadText(currentLanguage(), ['shell']).catch(() => {});

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/** Takes over the landing as the server sent it, or begins a page in the place of what waits for it. */
async function start(root: HTMLElement): Promise<void> {
  const { ready, waiting } = root.dataset;
  if (ready === undefined && waiting === undefined) return createRoot(root).render(app);
  // What is there to read stays until there is something to put in its place, which is drawn in slices:
  // whoever scrolls or types meanwhile is heard between two of them.
  await words;
  startTransition(() => {
    if (ready === currentLanguage() && isSignedOut()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

const root = document.getElementById('app');
if (root) void start(root);
