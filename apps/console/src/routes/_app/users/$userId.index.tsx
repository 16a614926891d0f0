import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { UserDetailsDialog, UserRecord } from '../../../features/users/UserDialogs.tsx';

export const Route = createFileRoute('/_app/users/$userId/')({
  params: recordParam('userId'),
  component: () => <UserRecord title="User Details" of={UserDetailsDialog} />,
});
