import { createFileRoute } from '@tanstack/react-router';
import { AccountDialogFrame } from '../../../features/epp-accounts/AccountDialogFrame.tsx';
import { TestCatchDialog } from '../../../features/epp-accounts/catch/TestCatchDialog.tsx';
import { recordParam } from '../../../core/address/routeParams.ts';
import { useCloseDialog } from '../../../core/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/epp-accounts/$accountId/test-catch')({
  params: recordParam('accountId'),
  component: TestCatchRoute,
});

function TestCatchRoute() {
  const { accountId } = Route.useParams();
  const close = useCloseDialog({ to: '/epp-accounts' });
  return (
    <AccountDialogFrame accountId={accountId} title="Test Catch" onClose={close}>
      {(account) => <TestCatchDialog account={account} onClose={close} />}
    </AccountDialogFrame>
  );
}
