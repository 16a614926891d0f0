import { createFileRoute } from '@tanstack/react-router';
import { textInPath } from '../../../core/address/searchSchema.ts';
import { JobDialog } from '../../../features/schedulers/JobDialog.tsx';

export const Route = createFileRoute('/_app/schedulers/$jobId')({
  params: textInPath('jobId'),
  component: JobRoute,
});

function JobRoute() {
  return <JobDialog {...Route.useParams()} />;
}
