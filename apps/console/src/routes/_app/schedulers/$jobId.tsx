import { createFileRoute } from '@tanstack/react-router';
import { JobDialog } from '../../../features/schedulers/JobDialog.tsx';

export const Route = createFileRoute('/_app/schedulers/$jobId')({ component: JobRoute });

function JobRoute() {
  const { jobId } = Route.useParams();
  const navigate = Route.useNavigate();
  const close = () => void navigate({ to: '/schedulers', replace: true, resetScroll: false });
  return <JobDialog jobId={jobId} onClose={close} />;
}
