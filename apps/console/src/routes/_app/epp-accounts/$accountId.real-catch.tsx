import { createFileRoute } from '@tanstack/react-router';
import { AccountDialogFrame } from '../../../features/epp-accounts/AccountDialogFrame.tsx';
import { RealCatchDialog } from '../../../features/epp-accounts/catch/RealCatchDialog.tsx';
import { recordParam } from '../../../core/address/routeParams.ts';
import { useCloseDialog } from '../../../core/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/epp-accounts/$accountId/real-catch')({
  params: recordParam('accountId'),
  component: RealCatchRoute,
});

function RealCatchRoute() {
  const { accountId } = Route.useParams();
  const navigate = Route.useNavigate();
  const close = useCloseDialog({ to: '/epp-accounts' });
  const follow = () =>
    void navigate({
      to: '/epp-accounts/$accountId/test-catch',
      params: { accountId },
      replace: true,
    });
  return (
    <AccountDialogFrame accountId={accountId} title="Start Real Catch" onClose={close}>
      {(account) => <RealCatchDialog account={account} onFollow={follow} onClose={close} />}
    </AccountDialogFrame>
  );
}
