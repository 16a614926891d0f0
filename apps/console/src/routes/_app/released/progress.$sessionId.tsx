import { createFileRoute, redirect } from '@tanstack/react-router';
import { CheckProgressDialog } from '../../../features/released/CheckProgressDialog.tsx';
import { mayCall } from '../../../core/session/permissions.ts';
import { useCloseDialog } from '../../../core/address/history.ts';

export const Route = createFileRoute('/_app/released/progress/$sessionId')({
  beforeLoad: () => {
    if (!mayCall('releasedDomains/checkProgress')) {
      throw redirect({ to: '/released', search: true, replace: true });
    }
  },
  component: ProgressRoute,
});

function ProgressRoute() {
  const { sessionId } = Route.useParams();
  const close = useCloseDialog({ to: '/released', search: true });
  return <CheckProgressDialog key={sessionId} sessionId={sessionId} onClose={close} />;
}
