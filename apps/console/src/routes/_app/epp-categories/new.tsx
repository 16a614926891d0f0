import { createFileRoute } from '@tanstack/react-router';
import { CategoryFormDialog } from '../../../features/epp-categories/CategoryFormDialog.tsx';

export const Route = createFileRoute('/_app/epp-categories/new')({ component: NewCategoryRoute });

function NewCategoryRoute() {
  const navigate = Route.useNavigate();
  const close = () => void navigate({ to: '/epp-categories', replace: true, resetScroll: false });
  return <CategoryFormDialog onClose={close} />;
}
