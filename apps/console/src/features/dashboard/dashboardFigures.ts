import type { DashboardStats, HealthStatus, healthStatuses } from '@dropcatch/sdk';
import { badgeOf, type Badge } from '../../core/text/labels.ts';
import { decidedStates } from '../../entities/orders/orderStates.ts';

interface Person {
  first_name?: string | null;
  username?: string | null;
}

/** The first name, otherwise the username (spec, section 2); empty if neither is known. */
export function greetingName(person: Person): string {
  return person.first_name?.trim() || person.username || '';
}

export interface OrderStatusSlice {
  name: 'Success' | 'Failed' | 'Active';
  count: number;
  /** A CSS colour of the theme. */
  color: string;
  /** The state to filter the orders by, if the slice is one state. */
  state?: 'CATCHED_COMPLETED' | 'FAILED';
}

const zeroCounts = { by_state: {}, active_orders: 0 };

/** The three slices of the doughnut: caught and completed, failed, active (spec, section 4). */
export function orderStatusSlices({
  by_state,
  active_orders,
}: Pick<DashboardStats['orders'], 'by_state' | 'active_orders'> = zeroCounts): OrderStatusSlice[] {
  const ofState = (state: 'CATCHED_COMPLETED' | 'FAILED') => ({
    state,
    count: by_state[state] ?? 0,
  });
  return [
    { name: 'Success', color: 'var(--console-good)', ...ofState('CATCHED_COMPLETED') },
    { name: 'Failed', color: 'var(--console-bad)', ...ofState('FAILED') },
    { name: 'Active', color: 'var(--console-accent-text)', count: active_orders },
  ];
}

/** The number in the middle of the doughnut: what its slices add up to. */
export function sumOf(slices: readonly OrderStatusSlice[]): number {
  return slices.reduce((sum, { count }) => sum + count, 0);
}

/** Whether any order has succeeded or failed, so that a rate of success says something. */
export function hasResults({
  by_state,
  success_rate,
}: Pick<DashboardStats['orders'], 'by_state' | 'success_rate'>): boolean {
  return success_rate > 0 || decidedStates.some((state) => (by_state[state] ?? 0) > 0);
}

/** The value of the queue bar in percent: the size divided by 10, at most 100 (spec, section 9). */
export function queuePercent(size: number | null | undefined): number {
  return Math.min(100, Math.max(0, (size ?? 0) / 10));
}

const healthBadges: Readonly<Record<(typeof healthStatuses)[number], Badge>> = {
  healthy: { label: 'Healthy', tone: 'good' },
  degraded: { label: 'Degraded', tone: 'needs' },
  unhealthy: { label: 'Unhealthy', tone: 'bad' },
};

/** The label and colour of a health status. An unknown status shows its own name, as a warning. */
export function serviceHealthBadge(status: HealthStatus): Badge {
  return badgeOf(healthBadges, status);
}
