import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createConsoleRouter } from './router.ts';
import { followOtherTabs, startSession } from './session/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

void startSession();
followOtherTabs();

createRoot(root).render(
  <StrictMode>
    <App router={createConsoleRouter()} />
  </StrictMode>,
);
