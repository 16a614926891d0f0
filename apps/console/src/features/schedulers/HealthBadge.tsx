import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { healthTones, type Health } from './health.ts';

/** How a job or a category is doing, in words and colour. */
export function HealthBadge({ health }: { health: Health }) {
  return <StatusBadge tone={healthTones[health]} label={health} />;
}
