import { unknownText } from '../../core/text/numbers.ts';
import { StatusBadge } from './StatusBadge.tsx';

/** Whether a record is in use, in words and colour. */
export function ActiveBadge({ active }: { active: boolean | null | undefined }) {
  if (typeof active !== 'boolean') return unknownText;
  return <StatusBadge tone={active ? 'good' : 'muted'} label={active ? 'Active' : 'Inactive'} />;
}
