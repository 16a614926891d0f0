import { createFileRoute } from '@tanstack/react-router';
import { categoryList } from '../../../entities/orders/orderStates.ts';
import { preload } from '../../../core/api/queryClient.ts';
import { CategoriesPage } from '../../../features/epp-categories/CategoriesPage.tsx';

export const Route = createFileRoute('/_app/epp-categories')({
  loader: () => preload(categoryList),
  component: CategoriesPage,
});
