import { ModalStack } from '@mantine/core';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useScreenPath } from '../core/address/history.ts';
import { useSession } from '../core/session/session.ts';
import { Questions } from '../ui/dialog/Questions.tsx';
import { Shell } from './Shell.tsx';

/** Everything on the page. */
export function Root() {
  return (
    <ModalStack>
      <Screens />
      <Questions />
      <ScreenChange />
    </ModalStack>
  );
}

/** The shell around the screens behind the sign-in; the public ones stand alone. */
function Screens() {
  const signedIn = useSession().status === 'signedIn';
  const behindSignIn = useMatches({
    select: (matches) => matches.some((match) => match.routeId === '/_app'),
  });
  if (!behindSignIn) return <Outlet />;
  if (!signedIn) return null;
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/**
 * After a move to another screen, including the sign-in, focuses its heading and announces its title. A dialog, a
 * filter or another page of a list is not another screen. The browser announces a loaded page itself. It comes after
 * the screens, whose effects run first, and beside the shell, which a move does not render.
 */
function ScreenChange() {
  const screen = useScreenPath();
  const known = useRef(screen);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (screen === known.current) return;
    known.current = screen;
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
