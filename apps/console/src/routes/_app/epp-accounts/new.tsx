import { createFileRoute } from '@tanstack/react-router';
import { AccountFormDialog } from '../../../features/epp-accounts/AccountFormDialog.tsx';
import { useCloseDialog } from '../../../core/address/back.ts';

export const Route = createFileRoute('/_app/epp-accounts/new')({ component: NewAccountRoute });

function NewAccountRoute() {
  const close = useCloseDialog({ to: '/epp-accounts' });
  return <AccountFormDialog onClose={close} />;
}
