import { createFileRoute, redirect } from '@tanstack/react-router';
import { preload } from '../../../core/api/queryClient.ts';
import { checkAccounts } from '../../../features/released/released.ts';
import { CheckDialog } from '../../../features/released/CheckDialog.tsx';
import { mayCall } from '../../../core/session/permissions.ts';
import { useCloseDialog } from '../../../core/address/history.ts';

export const Route = createFileRoute('/_app/released/check')({
  beforeLoad: () => {
    if (!mayCall('releasedDomains/check')) {
      throw redirect({ to: '/released', search: true, replace: true });
    }
  },
  loader: () => preload(checkAccounts),
  component: CheckRoute,
});

function CheckRoute() {
  const navigate = Route.useNavigate();
  const close = useCloseDialog({ to: '/released', search: true });
  const follow = (sessionId: string) =>
    void navigate({
      to: '/released/progress/$sessionId',
      params: { sessionId },
      search: true,
      replace: true,
    });
  return <CheckDialog onStarted={follow} onClose={close} />;
}
