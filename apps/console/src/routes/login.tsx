import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '../features/login/LoginPage.tsx';
import { getSession } from '../core/session/session.ts';

export const Route = createFileRoute('/login')({
  beforeLoad: () => {
    if (getSession().status === 'signedIn') throw redirect({ to: '/', replace: true });
  },
  component: LoginPage,
});
