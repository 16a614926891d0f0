import { createFileRoute } from '@tanstack/react-router';
import { JobDialog } from '../../../features/schedulers/JobDialog.tsx';

export const Route = createFileRoute('/_app/schedulers/$jobId')({ component: JobRoute });

function JobRoute() {
  return <JobDialog {...Route.useParams()} />;
}
