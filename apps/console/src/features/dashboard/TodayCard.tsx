import { hasRole, type Order } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../core/session/permissions.ts';
import { useUser } from '../../core/session/session.ts';
import { dash, formatCount } from '../../core/text/numbers.ts';
import { utcMinute } from '../../core/time/time.ts';
import { useNowEveryMinute, useToday } from '../../core/time/useNow.ts';
import { isOpen, nextWindow, tldsLabel } from '../../entities/domains/dayWindows.ts';
import { accountList } from '../../entities/epp/eppAccounts.ts';
import { orderList } from '../../entities/orders/orders.ts';
import { ownOrders } from '../../entities/orders/ownOrders.ts';
import { jobHealth, schedulerHealth } from '../../entities/scheduler/scheduler.ts';
import { sourceList } from '../../entities/sources/sources.ts';
import type { LoadState } from '../../ui/page/StaleDataNote.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { Figures, type Figure } from './Figures.tsx';

/** The drops of the day and the tasks of the user. Each line links to its screen. */
export function TodayCard() {
  const isCustomer = hasRole(useUser(), 'user');
  return <Card title="Today">{isCustomer ? <CustomerToday /> : <StaffToday />}</Card>;
}

/** The text of a count: undefined while it loads, a dash if it failed to load. */
function countText(query: LoadState, count: number | undefined): string | undefined {
  if (count !== undefined) return formatCount(count);
  return query.isLoadingError ? dash : undefined;
}

function useNextWindow(): Figure {
  const now = useNowEveryMinute();
  const next = nextWindow(now);
  if (!next) return ['Next window', dash, { to: '/drops' }];
  const name = `${isOpen(next, now) ? 'Open now' : 'Next window'}, ${tldsLabel(next)}`;
  return [name, `${utcMinute(next.from)}–${utcMinute(next.to)} UTC`, { to: '/drops' }];
}

const newOrders = { to: '/orders', search: { state: 'NEW' } } as const;

function CustomerToday() {
  const today = useToday();
  const window = useNextWindow();
  const open = useQuery(ownOrders);
  const caught = useQuery(orderList({ state: 'CATCHED_COMPLETED', page: 1, per_page: 1 }));
  const count = (matches: (order: Order) => boolean) =>
    countText(open, open.data && open.data.filter(matches).length);
  const last = caught.data?.orders[0];
  const droppingToday = count(({ drop_date }) => drop_date === today);
  return (
    <Figures
      figures={[
        window,
        ['Your orders that drop today', droppingToday, { to: '/drops' }],
        ['Not paid yet', count(({ state }) => state === 'NEW'), newOrders],
        last
          ? ['Last caught', last.domain, { to: '/orders/$orderId', params: { orderId: last.id } }]
          : ['Last caught', caught.isPending ? undefined : dash],
      ]}
    />
  );
}

function StaffToday() {
  const can = useCan();
  const window = useNextWindow();
  const waiting = useQuery(orderList({ state: 'NEW', page: 1, per_page: 1 }));
  const accounts = useQuery(accountList);
  const disconnected = accounts.data?.accounts.filter(
    ({ is_active, is_connected }) => is_active && !is_connected,
  );
  return (
    <>
      <Figures
        figures={[
          window,
          ['Orders to approve', countText(waiting, waiting.data?.pagination.total), newOrders],
          [
            'Accounts not connected',
            countText(accounts, disconnected?.length),
            { to: '/epp-accounts' },
          ],
        ]}
      />
      {can('scheduler/health') && <ServiceProblems />}
    </>
  );
}

/** Problems of the service, for admins. */
function ServiceProblems() {
  const jobs = useQuery(schedulerHealth);
  const sources = useQuery(sourceList);
  const failing = jobs.data?.jobs.filter((job) => jobHealth(job) === 'Failing');
  const failed = sources.data?.sources.filter(
    ({ is_active, last_import_success }) => is_active && last_import_success === false,
  );
  return (
    <Figures
      figures={[
        ['Failing jobs', countText(jobs, failing?.length), { to: '/schedulers' }],
        [
          'Sources whose last import failed',
          countText(sources, failed?.length),
          { to: '/sources' },
        ],
      ]}
    />
  );
}
