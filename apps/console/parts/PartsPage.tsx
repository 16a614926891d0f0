import '../src/ui/theme/styles.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { queryClient } from '../src/core/api/queryClient.ts';
import { theme } from '../src/ui/theme/theme.ts';
import { parts } from './parts.tsx';
import styles from './parts.module.css';

/**
 * The shared parts of the console in their states, for people who change their look. `pnpm dev` serves the page at
 * `/parts/`. The production build does not contain it. `test/look.test.tsx` compares it with stored pictures.
 */
export function PartsPage() {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}

// Parts with links need a router, although this page leads nowhere.
const router = createRouter({
  routeTree: createRootRoute({ component: AllParts }),
  history: createMemoryHistory(),
});

function AllParts() {
  return (
    <main className={styles.page} data-testid="parts">
      {Object.entries(parts).map(([name, part]) => (
        <section key={name} className={styles.part} aria-label={name}>
          <h2>{name}</h2>
          {part}
        </section>
      ))}
    </main>
  );
}
