import { startWorker } from '@dropcatch/mock-server/worker';
import { createHashHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../src/App.tsx';
import { createConsoleRouter } from '../src/router.ts';
import { startSession } from '../src/core/session/session.ts';
import { Banner, signInAs } from './Banner.tsx';
import { openWorld } from './world.ts';

/** The element of the page with this id. */
function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no element #${id}`);
  return found;
}

const world = await openWorld();
await startWorker(world.answer, './mockServiceWorker.js');

// Addresses behind a #: a static host need not know them, wherever the folder lies.
const router = createConsoleRouter(createHashHistory());
// A visitor is let in; whoever has signed out since sees the sign-in screen.
if (world.untouched) await signInAs('admin');
else await startSession();

createRoot(element('banner')).render(<Banner world={world} />);
createRoot(element('root')).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
