import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { CategoryDialog } from '../../../features/epp-categories/CategoryDialog.tsx';
import { CategoryFormDialog } from '../../../features/epp-categories/CategoryFormDialog.tsx';

export const Route = createFileRoute('/_app/epp-categories/$categoryId/edit')({
  params: recordParam('categoryId'),
  component: () => <CategoryDialog title="Edit EPP Category" editing of={CategoryFormDialog} />,
});
