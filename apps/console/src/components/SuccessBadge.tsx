import { StatusBadge } from './StatusBadge.tsx';

/** Whether something succeeded, in words and colour. */
export function SuccessBadge({ success }: { success: boolean }) {
  return <StatusBadge tone={success ? 'good' : 'bad'} label={success ? 'Success' : 'Failed'} />;
}
