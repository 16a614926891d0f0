import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import {
  CategoryRecord,
  CategoryFormDialog,
} from '../../../features/epp-categories/CategoryDialogs.tsx';

export const Route = createFileRoute('/_app/epp-categories/$categoryId/edit')({
  params: recordParam('categoryId'),
  component: () => <CategoryRecord title="Edit EPP Category" editing of={CategoryFormDialog} />,
});
