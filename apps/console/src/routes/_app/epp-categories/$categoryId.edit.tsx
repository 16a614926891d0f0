import { createFileRoute } from '@tanstack/react-router';
import { CategoryDialogFrame } from '../../../features/epp-categories/CategoryDialogFrame.tsx';
import { CategoryFormDialog } from '../../../features/epp-categories/CategoryFormDialog.tsx';
import { recordParam } from '../../../lib/routeParams.ts';

export const Route = createFileRoute('/_app/epp-categories/$categoryId/edit')({
  params: recordParam('categoryId'),
  component: EditCategoryRoute,
});

function EditCategoryRoute() {
  const { categoryId } = Route.useParams();
  const navigate = Route.useNavigate();
  const close = () => void navigate({ to: '/epp-categories', replace: true, resetScroll: false });
  return (
    <CategoryDialogFrame categoryId={categoryId} title="Edit EPP Category" onClose={close}>
      {(category) => <CategoryFormDialog category={category} onClose={close} />}
    </CategoryDialogFrame>
  );
}
