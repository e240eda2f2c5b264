import './styles/fonts.css';
import './styles/tokens.css';
import './styles/categories.css';
import './styles/base.css';
// First of all: it has to hear of the browser's own buttons before the router does.
// oxlint-disable-next-line import/no-unassigned-import -- It listens from the moment it is there.
import './lib/pop-gate.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { currentLanguage } from './lib/language/language.ts';
import { preloadText } from './lib/language/use-text.ts';
import { resumeSession } from './lib/session/session.ts';
import { watchKept } from './lib/sort/watch-kept.ts';

watchKept();
void resumeSession();
void preloadText(currentLanguage(), ['shell']);

const root = document.getElementById('app');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
