import { createFileRoute } from '@tanstack/react-router';
import { UserFormDialog } from '../../../features/users/UserFormDialog.tsx';

export const Route = createFileRoute('/_app/users/new')({ component: NewUserRoute });

function NewUserRoute() {
  const navigate = Route.useNavigate();
  const close = () =>
    void navigate({ to: '/users', search: true, replace: true, resetScroll: false });
  return <UserFormDialog onClose={close} />;
}
