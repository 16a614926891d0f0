import { createFileRoute } from '@tanstack/react-router';
import { AccountDialog } from '../../../features/epp-accounts/AccountDialog.tsx';
import { RealCatchDialog } from '../../../features/epp-accounts/catch/RealCatchDialog.tsx';
import { recordParam } from '../../../core/address/searchSchema.ts';

export const Route = createFileRoute('/_app/epp-accounts/$accountId/real-catch')({
  params: recordParam('accountId'),
  component: RealCatchRoute,
});

function RealCatchRoute() {
  const { accountId } = Route.useParams();
  const navigate = Route.useNavigate();
  const follow = () =>
    void navigate({
      to: '/epp-accounts/$accountId/test-catch',
      params: { accountId },
      replace: true,
    });
  return (
    <AccountDialog title="Start Real Catch">
      {(account, close) => <RealCatchDialog account={account} onFollow={follow} onClose={close} />}
    </AccountDialog>
  );
}
