import { createFileRoute } from '@tanstack/react-router';
import { UserDialogFrame } from '../../../features/users/UserDialogFrame.tsx';
import { UserFormDialog } from '../../../features/users/UserFormDialog.tsx';
import { recordParam } from '../../../lib/routeParams.ts';

export const Route = createFileRoute('/_app/users/$userId/edit')({
  params: recordParam('userId'),
  component: EditUserRoute,
});

function EditUserRoute() {
  const { userId } = Route.useParams();
  const navigate = Route.useNavigate();
  const close = () =>
    void navigate({ to: '/users', search: true, replace: true, resetScroll: false });
  return (
    <UserDialogFrame userId={userId} title="Edit User" onClose={close}>
      {(user) => <UserFormDialog user={user} onClose={close} />}
    </UserDialogFrame>
  );
}
