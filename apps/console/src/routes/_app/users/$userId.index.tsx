import { createFileRoute } from '@tanstack/react-router';
import { UserDetailsDialog } from '../../../features/users/UserDetailsDialog.tsx';
import { UserDialogFrame } from '../../../features/users/UserDialogFrame.tsx';
import { recordParam } from '../../../lib/address/routeParams.ts';
import { useCloseDialog } from '../../../lib/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/users/$userId/')({
  params: recordParam('userId'),
  component: UserDetailsRoute,
});

function UserDetailsRoute() {
  const { userId } = Route.useParams();
  const close = useCloseDialog({ to: '/users', search: true });
  return (
    <UserDialogFrame userId={userId} title="User Details" onClose={close}>
      {(user) => <UserDetailsDialog user={user} onClose={close} />}
    </UserDialogFrame>
  );
}
