import { createFileRoute } from '@tanstack/react-router';
import { categoryList } from '../../../entities/epp/choices.ts';
import { preload } from '../../../core/api/queryClient.ts';
import { CategoriesPage } from '../../../features/epp-categories/CategoriesPage.tsx';

export const Route = createFileRoute('/_app/epp-categories')({
  loader: () => preload(categoryList),
  component: CategoriesPage,
});
