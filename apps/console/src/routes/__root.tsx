import { createRootRoute, Navigate } from '@tanstack/react-router';
import { Root } from '../shell/Root.tsx';

/** An unknown path redirects to the dashboard (spec, section 2). */
export const Route = createRootRoute({
  component: Root,
  notFoundComponent: () => <Navigate to="/" replace />,
});
