import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { UserDialog } from '../../../features/users/UserDialog.tsx';
import { UserFormDialog } from '../../../features/users/UserFormDialog.tsx';

export const Route = createFileRoute('/_app/users/$userId/edit')({
  params: recordParam('userId'),
  component: () => (
    <UserDialog title="Edit User" editing>
      {(user, close) => <UserFormDialog user={user} onClose={close} />}
    </UserDialog>
  ),
});
