import { ModalStack } from '@mantine/core';
import { Outlet, useElementScrollRestoration, useMatches } from '@tanstack/react-router';
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { queryClient } from '../core/api/queryClient.ts';
import { useScreenPath } from '../core/address/history.ts';
import { useSession } from '../core/session/session.ts';
import { Questions } from '../ui/dialog/Questions.tsx';
import { scrollOnceHighEnough } from './scrollBehavior.ts';
import { Shell } from './Shell.tsx';

export function Root() {
  const session = useSession();
  const role = session.status === 'signedIn' ? session.user.role : undefined;
  return (
    <ModalStack>
      <Screens />
      {/* The key answers an open question with no if the role changes: the screen that asked may be gone. */}
      <Questions key={role} />
      <RouteAnnouncer />
    </ModalStack>
  );
}

/** The screens: those behind the sign-in within the shell, the public ones without. */
function Screens() {
  const signedIn = useSession().status === 'signedIn';
  const behindSignIn = useMatches({
    select: (matches) => matches.some((match) => match.routeId === '/_app'),
  });
  const isStarted = useRef(false);
  useEffect(() => void (isStarted.current = true), []);
  if (!behindSignIn) return <Outlet />;
  if (!signedIn) return null;
  return (
    <Shell>
      <Screen isStarted={isStarted} />
    </Shell>
  );
}

/**
 * The open screen. If the first one of a page load waits for data, the shell renders ahead of it, so that neither blocks
 * the page for long. After a reload or Back, the screen returns to its scroll position, also if it gets high enough for
 * it only when its rows are there.
 */
function Screen({ isStarted }: { isStarted: RefObject<boolean> }) {
  const [isShown, setIsShown] = useState(() => isStarted.current || queryClient.isFetching() === 0);
  const screen = useScreenPath();
  const shownScreen = isShown && screen;
  const position = useElementScrollRestoration({ getElement: () => window });
  const restorePosition = useEffectEvent(() => position && scrollOnceHighEnough(position.scrollY));
  useEffect(() => startTransition(() => setIsShown(true)), []);
  useLayoutEffect(() => (shownScreen ? restorePosition() : undefined), [shownScreen]);
  return isShown && <Outlet />;
}

/**
 * Focuses the heading of another screen, including the sign-in, and announces its title. A dialog, a filter or another
 * page of a list is not another screen. The browser announces the first screen itself. This component follows the
 * screens, since their effects must run first, and is outside of the shell, which navigation does not render.
 */
function RouteAnnouncer() {
  const screen = useScreenPath();
  const previousScreen = useRef(screen);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (screen === previousScreen.current) return;
    previousScreen.current = screen;
    const heading = document.querySelector<HTMLElement>('#content h1');
    const target = heading ?? document.getElementById('content');
    if (heading) heading.tabIndex = -1;
    target?.focus({ preventScroll: true });
    setTitle(document.title.replace(/ · DropCatch$/, ''));
  }, [screen]);
  return (
    <p className="visually-hidden" aria-live="polite" data-testid="screen">
      {title}
    </p>
  );
}
