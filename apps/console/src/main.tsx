import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { markChunkLoadErrors } from './core/browser/chunkLoadErrors.ts';
import { followKeyboard } from './core/browser/keyboard.ts';
import { watchPrinting } from './core/browser/media.ts';
import { syncSessionAcrossTabs, restoreSession } from './core/session/session.ts';
import { createConsoleRouter } from './router.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

markChunkLoadErrors();
watchPrinting();
followKeyboard();
void restoreSession();
syncSessionAcrossTabs();
const router = createConsoleRouter();

// Loads the first screen while the session is being restored.
void router.preloadRoute({ to: '.', search: true });

createRoot(root).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
