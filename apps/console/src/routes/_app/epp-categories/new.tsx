import { createFileRoute } from '@tanstack/react-router';
import { CategoryFormDialog } from '../../../features/epp-categories/CategoryFormDialog.tsx';
import { useCloseDialog } from '../../../core/address/back.ts';

export const Route = createFileRoute('/_app/epp-categories/new')({ component: NewCategoryRoute });

function NewCategoryRoute() {
  const close = useCloseDialog({ to: '/epp-categories' });
  return <CategoryFormDialog onClose={close} />;
}
