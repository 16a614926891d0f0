import { createFileRoute } from '@tanstack/react-router';
import { UserDialogFrame } from '../../../features/users/UserDialogFrame.tsx';
import { UserFormDialog } from '../../../features/users/UserFormDialog.tsx';
import { recordParam } from '../../../lib/address/routeParams.ts';
import { useCloseDialog } from '../../../lib/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/users/$userId/edit')({
  params: recordParam('userId'),
  component: EditUserRoute,
});

function EditUserRoute() {
  const { userId } = Route.useParams();
  const close = useCloseDialog({ to: '/users', search: true });
  return (
    <UserDialogFrame userId={userId} title="Edit User" editing onClose={close}>
      {(user) => <UserFormDialog user={user} onClose={close} />}
    </UserDialogFrame>
  );
}
