import { createFileRoute } from '@tanstack/react-router';
import { CategoryDialogFrame } from '../../../features/epp-categories/CategoryDialogFrame.tsx';
import { CategorySettingsDialog } from '../../../features/epp-categories/CategorySettingsDialog.tsx';
import { recordParam } from '../../../lib/routeParams.ts';

export const Route = createFileRoute('/_app/epp-categories/$categoryId/settings')({
  params: recordParam('categoryId'),
  component: CategorySettingsRoute,
});

function CategorySettingsRoute() {
  const { categoryId } = Route.useParams();
  const navigate = Route.useNavigate();
  const close = () => void navigate({ to: '/epp-categories', replace: true, resetScroll: false });
  return (
    <CategoryDialogFrame categoryId={categoryId} title="EPP Settings" onClose={close}>
      {(category) => <CategorySettingsDialog category={category} onClose={close} />}
    </CategoryDialogFrame>
  );
}
