import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PartsPage } from './PartsPage.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

createRoot(root).render(
  <StrictMode>
    <PartsPage />
  </StrictMode>,
);
