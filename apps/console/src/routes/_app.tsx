import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { AccessDenied } from '../session/AccessDenied.ts';
import { expectedUser } from '../session/session.ts';
import { entryOf, mayOpen } from '../shell/navigation.ts';

/**
 * Every screen behind the sign-in. Runs before any screen loads, so that a refused one sends no request:
 * nobody signed in goes to /login, a role that may not open the screen is told who may.
 */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ location }) => {
    const user = expectedUser();
    if (!user) throw redirect({ to: '/login', replace: true });
    const entry = entryOf(location.pathname);
    if (entry && !mayOpen(entry, user.role)) throw new AccessDenied(entry.audience);
  },
  component: Outlet,
});
