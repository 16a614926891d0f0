import { createFileRoute } from '@tanstack/react-router';
import { SourceFormDialog } from '../../../features/sources/SourceFormDialog.tsx';

export const Route = createFileRoute('/_app/sources/new')({
  component: () => <SourceFormDialog />,
});
