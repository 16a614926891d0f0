import { createFileRoute, notFound, Outlet, redirect, useMatches } from '@tanstack/react-router';
import { expectedUser, useUser } from '../core/session/session.ts';
import { AccessDenied } from '../shell/FallbackPages.tsx';
import { deniedEntry } from '../shell/navigation.ts';

/**
 * All screens behind the sign-in. `beforeLoad` runs before a screen loads, so that a denied screen sends no requests. It
 * asks the matched route, not the text of the address, which may be spelled in another way. Without a session it redirects to /login. A role that may not open the screen sees Access Denied.
 */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ matches }) => {
    const user = expectedUser();
    if (!user) throw redirect({ to: '/login', replace: true });
    const denied = deniedEntry(matches.at(-1)?.fullPath, user.role);
    // `notFound` and not an error, which would be logged.
    if (denied) throw notFound({ data: denied.accessDeniedText });
  },
  component: Screen,
  notFoundComponent: AccessDenied,
});

/** A screen, until the role changes to one that may not open it. The guard runs later, and the screen would read before. */
function Screen() {
  const { role } = useUser();
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  const denied = deniedEntry(path, role);
  if (denied) return <AccessDenied isNotFound routeId="/_app" data={denied.accessDeniedText} />;
  return <Outlet />;
}
