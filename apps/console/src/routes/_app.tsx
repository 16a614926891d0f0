import { createFileRoute, notFound, Outlet, redirect } from '@tanstack/react-router';
import { expectedUser } from '../core/session/session.ts';
import { AccessDenied } from '../shell/FallbackPages.tsx';
import { findEntry, canOpen } from '../shell/navigation.ts';

/**
 * All screens behind the sign-in. `beforeLoad` runs before a screen loads, so that a denied screen sends no requests. It
 * asks the matched route, not the text of the address, which may be spelled in another way. Without a session it redirects to /login. A role that may not open the screen sees Access Denied.
 */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ matches }) => {
    const user = expectedUser();
    if (!user) throw redirect({ to: '/login', replace: true });
    const entry = findEntry(matches.at(-1)?.fullPath);
    // `notFound` and not an error, which would be logged.
    if (entry && !canOpen(entry, user.role)) throw notFound({ data: entry.accessDeniedText });
  },
  component: Outlet,
  notFoundComponent: AccessDenied,
});
