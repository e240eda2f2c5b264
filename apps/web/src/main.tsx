import './styles/fonts.css';
import './styles/tokens.css';
import './styles/categories.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { currentLanguage } from './lib/language/language.ts';
import { preloadText } from './lib/language/use-text.ts';
import { resumeSession } from './lib/session/session.ts';

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
