import { createFileRoute } from '@tanstack/react-router';
import { CategoryDialogFrame } from '../../../features/epp-categories/CategoryDialogFrame.tsx';
import { CategorySettingsDialog } from '../../../features/epp-categories/CategorySettingsDialog.tsx';
import { recordParam } from '../../../core/address/routeParams.ts';
import { useCloseDialog } from '../../../core/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/epp-categories/$categoryId/settings')({
  params: recordParam('categoryId'),
  component: CategorySettingsRoute,
});

function CategorySettingsRoute() {
  const { categoryId } = Route.useParams();
  const close = useCloseDialog({ to: '/epp-categories' });
  return (
    <CategoryDialogFrame categoryId={categoryId} title="EPP Settings" onClose={close}>
      {(category) => <CategorySettingsDialog category={category} onClose={close} />}
    </CategoryDialogFrame>
  );
}
