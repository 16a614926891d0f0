import './theme/styles.ts';
import { Center, Loader, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toastMilliseconds } from './api/messages.ts';
import { queryClient } from './api/queryClient.ts';
import { getSession, onSessionChange, useSession } from './session/session.ts';
import { cssVariables } from './theme/cssVariables.ts';
import { theme } from './theme/theme.ts';

/** The whole console: providers, the gate that waits for the session, and the router. */
export function App({ router }: { router: AnyRouter }) {
  // The guards decide by the session: once it is known, a change of it must run them again.
  useEffect(
    () =>
      onSessionChange(() => {
        if (getSession().status !== 'loading') void router.invalidate();
      }),
    [router],
  );
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        {/* Below the top bar, so that no toast lies on its menus. */}
        <Notifications position="top-right" mt={40} autoClose={toastMilliseconds} limit={4} />
        <SessionGate router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** A centred spinner while the session loads, then the screens (spec, section 2). */
function SessionGate({ router }: { router: AnyRouter }) {
  const { status } = useSession();
  if (status === 'loading') {
    return (
      <Center mih="100dvh">
        <Loader aria-label="Loading" role="status" />
      </Center>
    );
  }
  return <RouterProvider router={router} />;
}
