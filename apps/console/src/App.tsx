import './ui/theme/styles.ts';
import { MantineProvider } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { QueryClientProvider, type Query } from '@tanstack/react-query';
import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';
import { rememberFirstCalls } from './core/api/firstCalls.ts';
import { queryClient } from './core/api/queryClient.ts';
import { refuseFiles } from './core/browser/files.ts';
import { keepInputMethodKey } from './core/browser/keys.ts';
import { AfterPaint } from './ui/page/AfterPaint.tsx';
import { lazyPart, Nothing } from './ui/page/lazyPart.tsx';
import { getSession, onSessionChange } from './core/session/session.ts';
import { theme } from './ui/theme/theme.ts';

/** Messages wait for it. */
const Toasts = lazyPart(async () => (await import('./shell/Toasts.tsx')).Toasts, {
  failed: Nothing,
});

/** The providers, and the router once the session is known. */
export function App({ router }: { router: AnyRouter }) {
  const ready = useScreensReady(router);
  useWindowEvent('keydown', keepInputMethodKey, true);
  useWindowEvent('dragover', refuseFiles);
  useWindowEvent('drop', refuseFiles);
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      // Mantine would add both as <style> elements. The build has the variables in a style sheet, and the classes are
      // not used.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        {ready ? (
          <>
            <RouterProvider router={router} />
            <AfterPaint>
              <Toasts />
            </AfterPaint>
          </>
        ) : (
          // As in index.html, which shows the spinner until React renders.
          <span className="app-loading" role="status" aria-label="Loading" />
        )}
      </QueryClientProvider>
    </MantineProvider>
  );
}

/**
 * Whether the screens can render. Until then a centred spinner shows (spec, section 2). The guards run once the session
 * is known, and after each change of it. The first screen is loaded before it renders, and it renders in a transition,
 * so that a slow computer still responds.
 */
function useScreensReady(router: AnyRouter): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let first = true;
    const follow = async () => {
      if (getSession().status === 'loading') return setReady(false);
      const loaded = router.invalidate();
      // After that, the router loads each screen itself.
      if (first) await loaded;
      first = false;
      const session = getSession();
      if (session.status === 'signedIn') rememberFirstCalls(session.user.id);
      startTransition(() => setReady(session.status !== 'loading'));
      await loaded;
      // What another role made outdated, for the screens that it may open.
      const isOutdated = ({ state }: Query) => state.isInvalidated;
      const outdated = { type: 'active', predicate: isOutdated } as const;
      void queryClient.refetchQueries(outdated, { cancelRefetch: false });
    };
    void follow();
    return onSessionChange(() => void follow());
  }, [router]);
  return ready;
}
