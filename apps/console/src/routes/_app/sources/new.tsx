import { createFileRoute } from '@tanstack/react-router';
import { SourceFormDialog } from '../../../features/sources/SourceFormDialog.tsx';
import { useCloseDialog } from '../../../core/address/history.ts';

export const Route = createFileRoute('/_app/sources/new')({ component: NewSourceRoute });

function NewSourceRoute() {
  const close = useCloseDialog({ to: '/sources' });
  return <SourceFormDialog onClose={close} />;
}
