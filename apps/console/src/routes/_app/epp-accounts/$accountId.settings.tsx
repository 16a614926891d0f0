import { createFileRoute } from '@tanstack/react-router';
import { AccountDialogFrame } from '../../../features/epp-accounts/AccountDialogFrame.tsx';
import { AccountSettingsDialog } from '../../../features/epp-accounts/AccountSettingsDialog.tsx';
import { recordParam } from '../../../core/address/routeParams.ts';
import { useCloseDialog } from '../../../core/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/epp-accounts/$accountId/settings')({
  params: recordParam('accountId'),
  component: AccountSettingsRoute,
});

function AccountSettingsRoute() {
  const { accountId } = Route.useParams();
  const close = useCloseDialog({ to: '/epp-accounts' });
  return (
    <AccountDialogFrame accountId={accountId} title="Account Settings" onClose={close}>
      {(account) => <AccountSettingsDialog account={account} onClose={close} />}
    </AccountDialogFrame>
  );
}
