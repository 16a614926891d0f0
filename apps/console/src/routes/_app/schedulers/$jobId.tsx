import { createFileRoute } from '@tanstack/react-router';
import { JobDialog } from '../../../features/schedulers/JobDialog.tsx';
import { useCloseDialog } from '../../../core/address/history.ts';

export const Route = createFileRoute('/_app/schedulers/$jobId')({ component: JobRoute });

function JobRoute() {
  const { jobId } = Route.useParams();
  const close = useCloseDialog({ to: '/schedulers' });
  return <JobDialog jobId={jobId} onClose={close} />;
}
