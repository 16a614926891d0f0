import { createFileRoute } from '@tanstack/react-router';
import { AccountDialogFrame } from '../../../features/epp-accounts/AccountDialogFrame.tsx';
import { AccountFormDialog } from '../../../features/epp-accounts/AccountFormDialog.tsx';
import { recordParam } from '../../../core/address/routeParams.ts';
import { useCloseDialog } from '../../../core/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/epp-accounts/$accountId/edit')({
  params: recordParam('accountId'),
  component: EditAccountRoute,
});

function EditAccountRoute() {
  const { accountId } = Route.useParams();
  const close = useCloseDialog({ to: '/epp-accounts' });
  return (
    <AccountDialogFrame accountId={accountId} title="Edit EPP Account" editing onClose={close}>
      {(account) => <AccountFormDialog account={account} onClose={close} />}
    </AccountDialogFrame>
  );
}
