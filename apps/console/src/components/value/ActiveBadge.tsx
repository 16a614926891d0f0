import { StatusBadge } from './StatusBadge.tsx';

/** Whether a record is in use, in words and colour. */
export function ActiveBadge({ active }: { active: boolean }) {
  return <StatusBadge tone={active ? 'good' : 'muted'} label={active ? 'Active' : 'Inactive'} />;
}
