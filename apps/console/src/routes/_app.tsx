import { createFileRoute, notFound, Outlet, redirect } from '@tanstack/react-router';
import { expectedUser } from '../core/session/session.ts';
import { AccessDenied } from '../shell/StandIns.tsx';
import { entryOf, canOpen } from '../shell/navigation.ts';

/**
 * Every screen behind the sign-in. Runs before any screen loads, so that a refused one sends no request: without a
 * session the address becomes /login; a role that may not open the screen reads who may.
 */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ location }) => {
    const user = expectedUser();
    if (!user) throw redirect({ to: '/login', replace: true });
    const entry = entryOf(location.pathname);
    // Not an error, which would be logged.
    if (entry && !canOpen(entry, user.role)) throw notFound({ data: entry.audience });
  },
  component: Outlet,
  notFoundComponent: AccessDenied,
});
