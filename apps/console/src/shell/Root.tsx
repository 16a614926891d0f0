import { ModalStack } from '@mantine/core';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useSession } from '../core/session/session.ts';
import { Questions } from '../ui/dialog/Questions.tsx';
import { ScreenChange } from './ScreenChange.tsx';
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
