import { createFileRoute } from '@tanstack/react-router';
import { textInPath } from '../../../core/address/searchSchema.ts';
import { requirePermission } from '../../../core/session/permissions.ts';
import { CheckProgressDialog } from '../../../features/released/CheckProgressDialog.tsx';

export const Route = createFileRoute('/_app/released/progress/$sessionId')({
  params: textInPath('sessionId'),
  beforeLoad: requirePermission('releasedDomains/checkProgress', '/released'),
  component: ProgressRoute,
});

function ProgressRoute() {
  const { sessionId } = Route.useParams();
  return <CheckProgressDialog key={sessionId} sessionId={sessionId} />;
}
