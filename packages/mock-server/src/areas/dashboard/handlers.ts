import type { HealthStatus } from '@dropcatch/sdk';
import { type Area, ok } from '../../engine/call.ts';
import { DAY, isoDate } from '../../world/time.ts';
import type { Store } from '../../world/store.ts';
import { isActive, orderStats, successRate, visibleOrders } from '../orders/orders.ts';
import type { StoredOrder } from '../../world/records/orders.ts';
import { isFailing } from '../scheduler/jobs.ts';

/** Number of days in the trend, including today, and of recent orders on the dashboard. */
const TREND_DAYS = 7;
const RECENT_ORDERS = 5;

function trend(orders: readonly StoredOrder[], lastDay: number): { date: string; count: number }[] {
  return Array.from({ length: TREND_DAYS }, (_, i) => {
    const date = isoDate((lastDay - TREND_DAYS + 1 + i) * DAY);
    return { date, count: orders.filter(({ created_at }) => created_at.startsWith(date)).length };
  });
}

/** Health of a part of the service: degraded while one of its jobs is failing. */
function healthOf({ schedulerJobs }: Store, ...jobs: readonly string[]): HealthStatus {
  const failing = schedulerJobs.find(
    ({ job_id, record }) => jobs.includes(job_id) && record !== undefined && isFailing(record),
  );
  return failing === undefined ? 'healthy' : 'degraded';
}

export const dashboard = {
  'dashboard/stats': ({ store, user, catalogue, clock }) => {
    const orders = visibleOrders(store, user);
    const countUsers = (passes: (one: typeof user) => boolean): number =>
      store.users.filter(passes).length;
    return ok({
      user_info: { first_name: user.first_name ?? null, username: user.username },
      domains: {
        total_domains: catalogue.size,
        releasing_today: catalogue.asOf(clock.day()).figures({}, clock.day()).releasingToday,
      },
      orders: {
        ...orderStats(orders),
        active_orders: orders.filter(({ state }) => isActive(state)).length,
        success_rate: successRate(orders),
        trend_data: trend(orders, clock.day()),
      },
      recent_activity: {
        recent_orders: orders
          .slice(0, RECENT_ORDERS)
          .map(({ id, domain, state, price, drop_date }) => {
            return { id, domain, state, price, drop_date };
          }),
      },
      ...(user.role === 'admin' && {
        admin: {
          total_users: store.users.size,
          active_users: countUsers(({ is_active }) => is_active),
          total_managers: countUsers(({ role }) => role === 'manager'),
        },
      }),
    });
  },

  'dashboard/systemHealth': ({ store, catalogue }) =>
    ok({
      database: { status: healthOf(store, 'refresh_stats') },
      clickhouse: {
        status: healthOf(store, 'refresh_stats', 'refresh_search_index', 'prune_epp_logs'),
        total_records: catalogue.size + store.releasedDomains.size + store.eppLogs.size,
      },
      queue: { size: store.jobs.filter(({ status }) => status === 'running').length },
    }),
} satisfies Area<'dashboard'>;
