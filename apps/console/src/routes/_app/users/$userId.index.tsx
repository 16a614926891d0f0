import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { UserDetails, UserDialog } from '../../../features/users/UserDialogs.tsx';

export const Route = createFileRoute('/_app/users/$userId/')({
  params: recordParam('userId'),
  component: () => <UserDialog title="User Details" of={UserDetails} />,
});
