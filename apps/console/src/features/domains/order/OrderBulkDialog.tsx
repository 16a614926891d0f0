import { Button, Stack } from '@mantine/core';
import type { Domain, EppCategory } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { runMutationSilently } from '../../../core/api/apiQuery.ts';
import { pluralize, formatPrice } from '../../../core/text/numbers.ts';
import { useNowEveryMinute, useToday } from '../../../core/time/useNow.ts';
import { formatDay } from '../../../core/time/time.ts';
import { DomainName } from '../../../entities/domains/DomainName.tsx';
import { refreshCatalog } from '../../../entities/domains/domains.ts';
import { refreshOrders } from '../../../entities/orders/orders.ts';
import { categoryList } from '../../../entities/epp/choices.ts';
import { isWindowOver } from '../../../entities/drops/isWindowOver.ts';
import { ownOrderOf } from '../../../entities/orders/ownOrders.ts';
import { placeOrder } from './placeOrder.ts';
import { BulkDialog } from '../../../ui/dialog/BulkDialog.tsx';
import { LoadedDialog } from '../../../ui/dialog/recordDialog.tsx';
import { useFormRestore } from '../../../ui/form/useFormRestore.ts';
import { RestoredNote } from '../../../ui/page/StaleDataNote.tsx';
import { domainNames } from '../domainColumns.tsx';
import { OrderFields, orderDataFailure, useOrderForm } from './orderForm.tsx';

interface OrderBulkDialogProps {
  /** The selected domains. Each is ordered for the drop date and price of its row. */
  domains: readonly Domain[];
  onClose: (done: readonly Domain[]) => void;
}

const title = 'Order domains';

/**
 * Orders many domains, those of each TLD through a category of their own, and shows the result of each. Left out are
 * domains whose drop is over, that the user has already ordered for this drop, or whose TLD no category serves; they
 * stay selected. The total shows before anything is ordered.
 */
export function OrderBulkDialog(props: OrderBulkDialogProps) {
  const query = useQuery(categoryList);
  return (
    <LoadedDialog
      title={title}
      query={query}
      data={query.data?.categories.filter(({ is_active }) => is_active)}
      failure={orderDataFailure}
      closeOnBack
      onClose={() => props.onClose([])}
    >
      {(categories) => <OrderBulkForm {...props} categories={categories} />}
    </LoadedDialog>
  );
}

interface OrderBulkFormProps extends OrderBulkDialogProps {
  /** The active categories. */
  categories: readonly EppCategory[];
}

function OrderBulkForm({ domains, categories, onClose }: OrderBulkFormProps) {
  const today = useToday();
  const upcoming = domains.filter(({ selected_drop_date }) => selected_drop_date >= today);
  // Computed once, so that domains ordered in this dialog stay in its results.
  const [alreadyOrdered] = useState(() => new Set(domains.filter(hasOwnOrder)));
  const orderable = upcoming.filter((row) => !alreadyOrdered.has(row));
  const order = useOrderForm(categories, [...new Set(domains.map(({ tld }) => tld))]);
  const { form, chosen, choiceFor, remember } = order;
  const run = useRef({ begun: false, left: new Set<Domain>() });
  const [restored] = useFormRestore(form, title, {
    stage: () => {
      if (!run.current.begun) return 'typing';
      return run.current.left.size > 0 ? 'begun' : 'done';
    },
  });
  const served = orderable.filter(({ tld }) => chosen(tld));
  const notServed = orderable.filter((row) => !served.includes(row));
  const byTld = Map.groupBy(served, ({ tld }) => tld);
  const total = served.reduce((sum, { selected_price }) => sum + selected_price, 0);
  const pastCount = domains.length - upcoming.length;
  const orderedCount = upcoming.length - orderable.length;
  const now = useNowEveryMinute();
  const lateCount = served.filter(({ tld, selected_drop_date }) =>
    isWindowOver(tld, selected_drop_date, now),
  ).length;
  const labels = new Map(
    [...byTld].map(([tld, rows]) => [tld, `.${tld} · ${pluralize(rows.length, 'domain')}`]),
  );
  return (
    <BulkDialog
      title={title}
      items={served}
      keyOf={domainNames.keyOf}
      describe={describeDomain}
      confirmLabel={`Order (${served.length})`}
      isDirty={form.isDirty}
      task={async (row) => {
        if (!run.current.begun) run.current = { begun: true, left: new Set(served) };
        await runMutationSilently(placeOrder, {
          domain: row.domain,
          drop_date: row.selected_drop_date,
          price: row.selected_price,
          ...choiceFor(row.tld),
        });
        run.current.left.delete(row);
      }}
      followUp={(done) => (
        <Button variant="default" component={Link} to="/orders">
          {`View ${pluralize(done, 'order')}`}
        </Button>
      )}
      onEnd={() => {
        remember([...byTld.keys()]);
        refreshOrders();
        void refreshCatalog();
      }}
      onClose={onClose}
    >
      <Stack gap="sm">
        {restored && <RestoredNote />}
        <OrderFields order={order} labels={labels} />
        <div role="status">
          <strong>{`${pluralize(served.length, 'domain')}, ${formatPrice(total)} in total`}</strong>
          <span>
            {pastCount > 0 && (
              <span>{`. ${pluralize(pastCount, 'domain')} left out, since the drop is over`}</span>
            )}
            {orderedCount > 0 && (
              <span>{`. ${pluralize(orderedCount, 'domain')} left out, since you have ordered ${orderedCount === 1 ? 'it' : 'them'} already: to order again, use the row's own button`}</span>
            )}
            {lateCount > 0 && (
              <span>{`. For ${pluralize(lateCount, 'domain')} the usual release is over: probably too late, but the service decides`}</span>
            )}
            {notServed.length > 0 && <span>{`. ${notServedText(notServed)}`}</span>}
          </span>
        </div>
      </Stack>
    </BulkDialog>
  );
}

/** Whether the user has an open order for the drop that a row shows. */
function hasOwnOrder({ domain, selected_drop_date }: Domain): boolean {
  return ownOrderOf(domain, selected_drop_date)?.drop_date === selected_drop_date;
}

const describeDomain = ({ domain, selected_drop_date, selected_price }: Domain) => (
  <>
    <DomainName name={domain} />{' '}
    <span>{`· ${formatDay(selected_drop_date)} · ${formatPrice(selected_price)}`}</span>
  </>
);

function notServedText(domains: readonly Domain[]): string {
  const tlds = [...new Set(domains.map(({ tld }) => `.${tld}`))].toSorted().join(', ');
  return `${pluralize(domains.length, 'domain')} left out, since no category serves ${tlds}`;
}
