import { createFileRoute, redirect } from '@tanstack/react-router';
import { CheckProgressDialog } from '../../../features/released/CheckProgressDialog.tsx';
import { mayCall } from '../../../session/guards.ts';

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
  const navigate = Route.useNavigate();
  return (
    <CheckProgressDialog
      key={sessionId}
      sessionId={sessionId}
      onClose={() =>
        void navigate({ to: '/released', search: true, replace: true, resetScroll: false })
      }
    />
  );
}
