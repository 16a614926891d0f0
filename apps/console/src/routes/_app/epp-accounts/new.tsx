import { createFileRoute } from '@tanstack/react-router';
import { AccountFormDialog } from '../../../features/epp-accounts/AccountFormDialog.tsx';

export const Route = createFileRoute('/_app/epp-accounts/new')({ component: NewAccountRoute });

function NewAccountRoute() {
  const navigate = Route.useNavigate();
  const close = () => void navigate({ to: '/epp-accounts', replace: true, resetScroll: false });
  return <AccountFormDialog onClose={close} />;
}
