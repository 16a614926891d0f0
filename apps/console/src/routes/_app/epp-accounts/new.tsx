import { createFileRoute } from '@tanstack/react-router';
import { AccountFormDialog } from '../../../features/epp-accounts/AccountFormDialog.tsx';

export const Route = createFileRoute('/_app/epp-accounts/new')({
  component: () => <AccountFormDialog />,
});
