import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { UserDetailsDialog } from '../../../features/users/UserDetailsDialog.tsx';
import { UserDialog } from '../../../features/users/UserDialog.tsx';

export const Route = createFileRoute('/_app/users/$userId/')({
  params: recordParam('userId'),
  component: () => (
    <UserDialog title="User Details">
      {(user, close) => <UserDetailsDialog user={user} onClose={close} />}
    </UserDialog>
  ),
});
