import type { DashboardStats, HealthStatus, healthStatuses } from '@dropcatch/sdk';
import { lookOf, type Look } from '../../core/text/looks.ts';

/** The first name, or else the username (spec, section 2). */
export function greetingName(person: { first_name?: string | null; username: string }): string {
  return person.first_name?.trim() || person.username;
}

/** A slice of the doughnut. */
export interface OrderStatusSlice {
  name: 'Success' | 'Failed' | 'Active';
  count: number;
  /** A CSS colour of the theme. */
  color: string;
  /** The state to filter the orders to, where the slice is one state. */
  state?: 'CATCHED_COMPLETED' | 'FAILED';
}

/**
 * The three counts of the doughnut: caught and completed, failed, active (spec, section 4). They need not add up to all
 * orders.
 */
export function orderStatusSlices({
  by_state,
  active_orders,
}: Pick<DashboardStats['orders'], 'by_state' | 'active_orders'>): OrderStatusSlice[] {
  return [
    {
      name: 'Success',
      count: by_state['CATCHED_COMPLETED'] ?? 0,
      color: 'var(--console-good)',
      state: 'CATCHED_COMPLETED',
    },
    {
      name: 'Failed',
      count: by_state['FAILED'] ?? 0,
      color: 'var(--console-bad)',
      state: 'FAILED',
    },
    { name: 'Active', count: active_orders, color: 'var(--console-accent-text)' },
  ];
}

/** How full the queue's bar is, in percent: the size divided by 10, at most 100 (spec, section 9). */
export function queuePercent(size: number): number {
  return Math.min(100, Math.max(0, size / 10));
}

const healthLooks: Readonly<Record<(typeof healthStatuses)[number], Look>> = {
  healthy: { label: 'Healthy', tone: 'good' },
  degraded: { label: 'Degraded', tone: 'wait' },
  unhealthy: { label: 'Unhealthy', tone: 'bad' },
};

/** How a part's health is called and coloured. One that this console does not know shows by its own name, as a warning. */
export function healthLook(status: HealthStatus): Look {
  return lookOf(healthLooks, status);
}
