import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { nameMissingFiles } from './core/browser/missingFiles.ts';
import { followPrinting } from './core/browser/media.ts';
import { followOtherTabs, startSession } from './core/session/session.ts';
import { createConsoleRouter } from './router.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

nameMissingFiles();
followPrinting();
void startSession();
followOtherTabs();
const router = createConsoleRouter();

// Loads the first screen while the session is being checked.
void router.preloadRoute({ to: '.', search: true });

createRoot(root).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
