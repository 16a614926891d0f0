import { Outlet, useMatches } from '@tanstack/react-router';
import { useSession } from '../session/session.ts';
import { Shell } from './Shell.tsx';
import { useScreenChange } from './useScreenChange.ts';

/** The shell around the screens behind the sign-in; the public ones stand alone. */
export function Root() {
  const signedIn = useSession().status === 'signedIn';
  const behindSignIn = useMatches({
    select: (matches) => matches.some((match) => match.routeId === '/_app'),
  });
  const arrived = useScreenChange();
  if (!behindSignIn) return <Outlet />;
  if (!signedIn) return null;
  return (
    <Shell arrived={arrived}>
      <Outlet />
    </Shell>
  );
}
