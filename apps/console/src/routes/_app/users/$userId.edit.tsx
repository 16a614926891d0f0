import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { UserRecord, UserFormDialog } from '../../../features/users/UserDialogs.tsx';

export const Route = createFileRoute('/_app/users/$userId/edit')({
  params: recordParam('userId'),
  component: () => <UserRecord title="Edit User" editing of={UserFormDialog} />,
});
