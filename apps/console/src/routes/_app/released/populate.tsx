import { createFileRoute, redirect } from '@tanstack/react-router';
import { PopulateDialog } from '../../../features/released/PopulateDialog.tsx';
import { mayCall } from '../../../session/guards.ts';

export const Route = createFileRoute('/_app/released/populate')({
  beforeLoad: () => {
    if (!mayCall('releasedDomains/populate')) {
      throw redirect({ to: '/released', search: true, replace: true });
    }
  },
  component: PopulateRoute,
});

function PopulateRoute() {
  const navigate = Route.useNavigate();
  return (
    <PopulateDialog
      onClose={() =>
        void navigate({ to: '/released', search: true, replace: true, resetScroll: false })
      }
    />
  );
}
