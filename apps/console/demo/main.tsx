import { startWorker } from '@dropcatch/mock-server/worker';
import { createHashHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../src/App.tsx';
import { createConsoleRouter } from '../src/router.ts';
import { restoreSession } from '../src/core/session/session.ts';
import { Banner, signInAs } from './Banner.tsx';
import { openWorld } from './world.ts';

/** The element of the page with this id. Throws if there is none. */
function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no element #${id}`);
  return found;
}

const world = await openWorld();
await startWorker(world.answer, './mockServiceWorker.js');

// Addresses are behind a #, so that a static host can serve the demo from any folder.
const router = createConsoleRouter(createHashHistory());
// Signs a new visitor in. A visitor who has signed out since sees the sign-in screen.
if (world.untouched) await signInAs('admin');
else await restoreSession();

createRoot(element('banner')).render(<Banner world={world} />);
createRoot(element('root')).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
