import { createFileRoute } from '@tanstack/react-router';
import { CategoryDialogFrame } from '../../../features/epp-categories/CategoryDialogFrame.tsx';
import { CategoryFormDialog } from '../../../features/epp-categories/CategoryFormDialog.tsx';
import { recordParam } from '../../../core/address/routeParams.ts';
import { useCloseDialog } from '../../../core/address/useCloseDialog.ts';

export const Route = createFileRoute('/_app/epp-categories/$categoryId/edit')({
  params: recordParam('categoryId'),
  component: EditCategoryRoute,
});

function EditCategoryRoute() {
  const { categoryId } = Route.useParams();
  const close = useCloseDialog({ to: '/epp-categories' });
  return (
    <CategoryDialogFrame categoryId={categoryId} title="Edit EPP Category" editing onClose={close}>
      {(category) => <CategoryFormDialog category={category} onClose={close} />}
    </CategoryDialogFrame>
  );
}
