import { createFileRoute } from '@tanstack/react-router';
import { SourceFormDialog } from '../../../features/sources/SourceFormDialog.tsx';

export const Route = createFileRoute('/_app/sources/new')({ component: NewSourceRoute });

function NewSourceRoute() {
  const navigate = Route.useNavigate();
  return (
    <SourceFormDialog
      onClose={() => void navigate({ to: '/sources', replace: true, resetScroll: false })}
    />
  );
}
