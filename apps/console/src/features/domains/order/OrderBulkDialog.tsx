import { Stack } from '@mantine/core';
import type { Domain, EppCategory } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { refreshCatalog } from '../../../api/domains.ts';
import { categoryList } from '../../../api/orderChoices.ts';
import { ordersChanged } from '../../../api/orders.ts';
import { placeOrder } from '../../../api/placeOrder.ts';
import { BulkDialog } from '../../../components/dialog/BulkDialog.tsx';
import { DomainName } from '../../../components/value/DomainName.tsx';
import { KeptNote } from '../../../components/KeptNote.tsx';
import { LoadError } from '../../../components/LoadError.tsx';
import { formatPrice } from '../../../lib/text/money.ts';
import { countOf } from '../../../lib/text/numbers.ts';
import { formatDay } from '../../../lib/time/time.ts';
import { useToday } from '../../../lib/time/today.ts';
import { useFormKept } from '../../../session/useFormKept.ts';
import { domainNames } from '../domainNames.ts';
import { chosenOf, OrderChoiceFields, servesTld, useOrderChoice } from './orderChoice.tsx';

interface OrderBulkDialogProps {
  /** The picked domains; each is ordered for the drop date and price that its row shows. */
  domains: readonly Domain[];
  onClose: (done: readonly Domain[]) => void;
}

const title = 'Order domains';

/**
 * Orders many domains through one category, with the outcome of each. Names that have dropped, and those whose TLD the
 * category does not serve, are left out and stay picked; the total is told before anything is ordered.
 */
export function OrderBulkDialog({ domains, onClose }: OrderBulkDialogProps) {
  const categories = useQuery(categoryList);
  const form = useOrderChoice();
  const [restored] = useFormKept(form, title);
  const order = ({ domain, selected_drop_date, selected_price }: Domain) =>
    placeOrder({
      domain,
      drop_date: selected_drop_date,
      price: selected_price,
      ...chosenOf(form.getValues()),
    });

  const active = categories.data?.categories.filter(({ is_active }) => is_active) ?? [];
  const category = active.find(({ id }) => String(id) === form.values.category);
  const today = useToday();
  const ahead = domains.filter(({ selected_drop_date }) => selected_drop_date >= today);
  const past = domains.length - ahead.length;
  const served = category ? ahead.filter(({ tld }) => servesTld(category, tld)) : ahead;
  const left = category ? ahead.filter(({ tld }) => !servesTld(category, tld)) : [];
  const total = served.reduce((sum, { selected_price }) => sum + selected_price, 0);
  return (
    <BulkDialog
      title={title}
      items={served}
      keyOf={domainNames.keyOf}
      describe={describeDomain}
      confirmLabel={`Order (${served.length})`}
      isComplete={() => !form.validate().hasErrors && category !== undefined}
      isDirty={form.isDirty}
      task={order}
      failure="Failed to create order"
      onEnd={() => {
        ordersChanged();
        void refreshCatalog();
      }}
      onClose={onClose}
    >
      <Stack gap="sm">
        {restored && <KeptNote />}
        {categories.error && (
          <LoadError
            error={categories.error}
            failure="Failed to load what an order needs"
            onRetry={categories.refetch}
          />
        )}
        <OrderChoiceFields form={form} categories={categoryOptions(active, ahead)} />
        <div role="status">
          <strong>{`${countOf(served.length, 'domain')}, together ${formatPrice(total)}`}</strong>
          <span>
            {past > 0 && `. ${countOf(past, 'domain')} left out, since the drop is over`}
            {left.length > 0 && `. ${leftOut(left, category?.name ?? '')}`}
          </span>
        </div>
      </Stack>
    </BulkDialog>
  );
}

function describeDomain({ domain, selected_drop_date, selected_price }: Domain): ReactNode {
  return (
    <>
      <DomainName name={domain} /> · {formatDay(selected_drop_date)} · {formatPrice(selected_price)}
    </>
  );
}

/** The categories, those that serve the most of the domains first; one that serves none cannot be chosen. */
function categoryOptions(categories: readonly EppCategory[], domains: readonly Domain[]) {
  return categories
    .map((category) => ({
      category,
      serves: domains.filter(({ tld }) => servesTld(category, tld)).length,
    }))
    .toSorted((a, b) => b.serves - a.serves)
    .map(({ category: { id, name }, serves }) => ({
      value: String(id),
      label: serves === domains.length ? name : `${name} (serves ${serves} of ${domains.length})`,
      disabled: serves === 0,
    }));
}

function leftOut(left: readonly Domain[], category: string): string {
  const tlds = [...new Set(left.map(({ tld }) => `.${tld}`))].toSorted().join(', ');
  return `${countOf(left.length, 'domain')} left out, since ${category} does not serve ${tlds}.`;
}
