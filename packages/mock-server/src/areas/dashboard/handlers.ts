import type { HealthStatus } from '@dropcatch/sdk';
import { type Area, ok } from '../../engine/call.ts';
import { DAY, isoDate } from '../../world/clock.ts';
import type { Store } from '../../world/store.ts';
import { isOpen, orderStats, successRate, visibleOrders } from '../orders/orders.ts';
import type { StoredOrder } from '../orders/records.ts';
import { isFailing } from '../scheduler/jobs.ts';

/** How many days the trend shows, today included. */
const TREND_DAYS = 7;

/** How many of the newest orders the start page shows. */
const RECENT_ORDERS = 5;

function trend(orders: readonly StoredOrder[], lastDay: number): { date: string; count: number }[] {
  return Array.from({ length: TREND_DAYS }, (_, i) => {
    const date = isoDate((lastDay - TREND_DAYS + 1 + i) * DAY);
    const count = orders.filter(({ created_at }) => created_at.startsWith(date)).length;
    return { date, count };
  });
}

/** The jobs that read and write each part of the service: while one is failing, the part works with errors. */
const JOBS_ON = {
  database: ['refresh_stats'],
  clickhouse: ['refresh_stats', 'refresh_search_index', 'prune_epp_logs'],
} as const satisfies Record<string, readonly string[]>;

function statusOf({ schedulerJobs }: Store, part: keyof typeof JOBS_ON): HealthStatus {
  const jobs: readonly string[] = JOBS_ON[part];
  const hasErrors = schedulerJobs
    .all()
    .some(({ job_id, record }) => jobs.includes(job_id) && record && isFailing(record));
  return hasErrors ? 'degraded' : 'healthy';
}

/** The figures of the start page. */
export const dashboard = {
  'dashboard/stats': ({ store, user, catalogue, clock }) => {
    const orders = visibleOrders(store, user);
    const users = store.users.all();
    return ok({
      user_info: { first_name: user.first_name ?? null, username: user.username },
      domains: {
        total_domains: catalogue.size,
        releasing_today: catalogue.asOf(clock.day()).figures({}, clock.day()).releasingToday,
      },
      orders: {
        ...orderStats(orders),
        active_orders: orders.filter(({ state }) => isOpen(state)).length,
        success_rate: successRate(orders),
        trend_data: trend(orders, clock.day()),
      },
      recent_activity: {
        recent_orders: orders
          .slice(0, RECENT_ORDERS)
          .map(({ id, domain, state, price, drop_date }) => ({
            id,
            domain,
            state,
            price,
            drop_date,
          })),
      },
      ...(user.role === 'admin' && {
        admin: {
          total_users: users.length,
          active_users: users.filter(({ is_active }) => is_active).length,
          total_managers: users.filter(({ role }) => role === 'manager').length,
        },
      }),
    });
  },

  'dashboard/systemHealth': ({ store, catalogue }) =>
    ok({
      database: { status: statusOf(store, 'database') },
      clickhouse: {
        status: statusOf(store, 'clickhouse'),
        total_records: catalogue.size + store.releasedDomains.size + store.eppLogs.size,
      },
      queue: { size: store.jobs.filter(({ status }) => status === 'running').length },
    }),
} satisfies Area<'dashboard'>;
