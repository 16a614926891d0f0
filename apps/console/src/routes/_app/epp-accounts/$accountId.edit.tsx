import { createFileRoute } from '@tanstack/react-router';
import { AccountDialogFrame } from '../../../features/epp-accounts/AccountDialogFrame.tsx';
import { AccountFormDialog } from '../../../features/epp-accounts/AccountFormDialog.tsx';
import { recordParam } from '../../../lib/routeParams.ts';

export const Route = createFileRoute('/_app/epp-accounts/$accountId/edit')({
  params: recordParam('accountId'),
  component: EditAccountRoute,
});

function EditAccountRoute() {
  const { accountId } = Route.useParams();
  const navigate = Route.useNavigate();
  const close = () => void navigate({ to: '/epp-accounts', replace: true, resetScroll: false });
  return (
    <AccountDialogFrame accountId={accountId} title="Edit EPP Account" onClose={close}>
      {(account) => <AccountFormDialog account={account} onClose={close} />}
    </AccountDialogFrame>
  );
}
