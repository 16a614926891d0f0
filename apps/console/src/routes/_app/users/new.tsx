import { createFileRoute } from '@tanstack/react-router';
import { UserFormDialog } from '../../../features/users/UserFormDialog.tsx';
import { useCloseDialog } from '../../../core/address/history.ts';

export const Route = createFileRoute('/_app/users/new')({ component: NewUserRoute });

function NewUserRoute() {
  const close = useCloseDialog({ to: '/users', search: true });
  return <UserFormDialog onClose={close} />;
}
