import { createFileRoute, redirect } from '@tanstack/react-router';
import { PopulateDialog } from '../../../features/released/PopulateDialog.tsx';
import { mayCall } from '../../../core/session/permissions.ts';
import { useCloseDialog } from '../../../core/address/history.ts';

export const Route = createFileRoute('/_app/released/populate')({
  beforeLoad: () => {
    if (!mayCall('releasedDomains/populate')) {
      throw redirect({ to: '/released', search: true, replace: true });
    }
  },
  component: PopulateRoute,
});

function PopulateRoute() {
  const close = useCloseDialog({ to: '/released', search: true });
  return <PopulateDialog onClose={close} />;
}
