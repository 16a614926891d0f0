import { hasRole, type Order } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCan } from '../../core/session/permissions.ts';
import { useUser } from '../../core/session/session.ts';
import { dash, formatCount } from '../../core/text/numbers.ts';
import { useNowEveryMinute, useToday } from '../../core/time/useNow.ts';
import { nextWindow, tldsLabel } from '../../entities/drops/dayWindows.ts';
import { isOpen } from '../../entities/drops/dropPhase.ts';
import { windowHours } from '../../entities/drops/dropWindows.ts';
import { refreshDashboard } from '../../entities/dashboard/dashboard.ts';
import { accountList } from '../../entities/epp/eppAccounts.ts';
import { dayOrders } from '../../entities/orders/dayOrders.ts';
import { isDayRead } from '../../entities/orders/knownOrders.ts';
import { OrderGlyph } from '../../entities/orders/OrderStateBadge.tsx';
import { isCaught } from '../../entities/orders/orderStates.ts';
import { orderList } from '../../entities/orders/orders.ts';
import { ownOrders } from '../../entities/orders/ownOrders.ts';
import { jobHealth, schedulerHealth } from '../../entities/scheduler/scheduler.ts';
import { sourceList } from '../../entities/sources/sources.ts';
import type { LoadState } from '../../ui/page/StaleDataNote.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import styles from './today.module.css';

interface Cell {
  name: string;
  /** Undefined while it loads. */
  value: string | undefined;
  link?: LinkProps;
  /** The glyph of a task that waits. */
  glyph?: 'needs' | 'bad';
}

const glyphs = { needs: 'NEW', bad: 'FAILED' } as const;

/** What needs somebody today, in one line below the ribbon. Each cell links to its screen. */
export function Today() {
  return hasRole(useUser(), 'user') ? <CustomerToday /> : <StaffToday />;
}

function Cells({ cells }: { cells: readonly Cell[] }) {
  return (
    <section aria-label="Today">
      <dl className={styles.today} aria-busy={cells.some(({ value }) => value === undefined)}>
        {cells.map(({ name, value, link, glyph }) => (
          <div key={name} data-quiet={value === '0' || undefined}>
            <dt>
              {glyph && <OrderGlyph state={glyphs[glyph]} />}
              <span>{name}</span>
            </dt>
            <dd>
              {value === undefined ? (
                <Skeleton late width={28} height={12} />
              ) : link ? (
                <Link {...link} aria-label={`${name} ${value}`}>
                  {value}
                </Link>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/**
 * How many orders of today are caught. It is from the same orders as the Drop Board, so it rises with each win, and the
 * figures of the dashboard follow at once.
 */
function useCaughtCell(): Cell {
  const isCustomer = hasRole(useUser(), 'user');
  const query = useQuery(dayOrders(useToday(), isCustomer));
  const caught =
    query.data && isDayRead(query.data) ? query.data.orders.filter(isCaught) : undefined;
  const count = caught?.length;
  const before = useRef(count);
  useEffect(() => {
    if (before.current !== undefined && before.current !== count) void refreshDashboard();
    before.current = count;
  }, [count]);
  return task('Caught today', query, count, drops, undefined);
}

/** A count as a cell: undefined while it loads, a dash if it failed to load. The glyph shows if something waits. */
function task(
  name: string,
  query: LoadState,
  count: number | undefined,
  link: LinkProps,
  glyph?: Cell['glyph'],
): Cell {
  if (count === undefined) return { name, value: query.isLoadingError ? dash : undefined, link };
  return { name, value: formatCount(count), link, ...(count > 0 && { glyph }) };
}

const drops = { to: '/drops' } as const;

function useWindowCell(): Cell {
  const now = useNowEveryMinute();
  const drop = nextWindow(now);
  if (!drop) return { name: 'Next window', value: dash, link: drops };
  return {
    name: `${isOpen(drop, now) ? 'Open now' : 'Next window'}, ${tldsLabel(drop)}`,
    value: `${windowHours(drop)} UTC`,
    link: drops,
  };
}

const newOrders = { to: '/orders', search: { state: 'NEW' } } as const;

function CustomerToday() {
  const today = useToday();
  const drop = useWindowCell();
  const caught = useCaughtCell();
  const own = useQuery(ownOrders);
  const count = (matches: (order: Order) => boolean) => own.data?.filter(matches).length;
  const dropping = count(({ drop_date }) => drop_date === today);
  return (
    <Cells
      cells={[
        drop,
        task('Your orders that drop today', own, dropping, drops),
        task(
          'Not paid yet',
          own,
          count(({ state }) => state === 'NEW'),
          newOrders,
          'needs',
        ),
        caught,
      ]}
    />
  );
}

function StaffToday() {
  const can = useCan();
  const drop = useWindowCell();
  const caught = useCaughtCell();
  const waiting = useQuery(orderList({ state: 'NEW', page: 1, per_page: 1 }));
  const accounts = useQuery(accountList);
  const disconnected = accounts.data?.accounts.filter(
    ({ is_active, is_connected }) => is_active && !is_connected,
  );
  const tasks = [
    task('Orders to approve', waiting, waiting.data?.pagination.total, newOrders, 'needs'),
    task(
      'Accounts not connected',
      accounts,
      disconnected?.length,
      { to: '/epp-accounts' },
      'needs',
    ),
  ];
  return can('scheduler/health') ? (
    <AdminToday tasks={tasks} caught={caught} />
  ) : (
    <Cells cells={[drop, ...tasks, caught]} />
  );
}

/** The tasks of staff, and the problems of the service. */
function AdminToday({ tasks, caught }: { tasks: readonly Cell[]; caught: Cell }) {
  const jobs = useQuery(schedulerHealth);
  const sources = useQuery(sourceList);
  const failing = jobs.data?.jobs.filter((job) => jobHealth(job) === 'Failing');
  const failed = sources.data?.sources.filter(
    ({ is_active, last_import_success }) => is_active && last_import_success === false,
  );
  return (
    <Cells
      cells={[
        ...tasks,
        task('Failing jobs', jobs, failing?.length, { to: '/schedulers' }, 'bad'),
        task('Failed imports', sources, failed?.length, { to: '/sources' }, 'bad'),
        caught,
      ]}
    />
  );
}
