import { createFileRoute } from '@tanstack/react-router';
import { CategoryFormDialog } from '../../../features/epp-categories/CategoryDialogs.tsx';

export const Route = createFileRoute('/_app/epp-categories/new')({
  component: () => <CategoryFormDialog />,
});
