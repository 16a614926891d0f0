import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { UserDialog, UserForm } from '../../../features/users/UserDialogs.tsx';

export const Route = createFileRoute('/_app/users/$userId/edit')({
  params: recordParam('userId'),
  component: () => <UserDialog title="Edit User" editing of={UserForm} />,
});
