import { Button, Stack } from '@mantine/core';
import type { Domain, EppCategory } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { refreshCatalog } from '../../../entities/domains/domains.ts';
import { categoryList } from '../../../entities/orders/orderStates.ts';
import { ordersChanged } from '../../../entities/orders/orders.ts';
import { ownOrderOf } from '../../../entities/orders/ownOrders.ts';
import { placeOrder } from '../../../entities/orders/placeOrder.ts';
import { BulkDialog } from '../../../ui/dialog/BulkDialog.tsx';
import { DomainName } from '../../../entities/domains/DomainName.tsx';
import { KeptNote } from '../../../ui/page/UnknownNote.tsx';
import { LoadError } from '../../../ui/page/LoadError.tsx';
import { formatPrice, countOf } from '../../../core/text/numbers.ts';
import { formatDay } from '../../../core/time/time.ts';
import { useToday } from '../../../core/time/ticking.ts';
import { useFormKept } from '../../../ui/form/useFormKept.ts';
import { domainNames } from '../domainColumns.tsx';
import {
  NextSteps,
  chosenOf,
  OrderChoiceFields,
  useOrderChoice,
  preferredCategory,
  rememberCategory,
  servesTld,
} from './orderChoice.tsx';

interface OrderBulkDialogProps {
  /** The picked domains; each is ordered for the drop date and price that its row shows. */
  domains: readonly Domain[];
  onClose: (done: readonly Domain[]) => void;
}

const title = 'Order domains';

/**
 * Orders many domains through one category, with the outcome of each. Names that have dropped or that the user has ordered
 * for that drop, and those whose TLD the category does not serve, are left out and stay picked; the total is told before anything is ordered.
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
  const coming = domains.filter(({ selected_drop_date }) => selected_drop_date >= today);
  const past = domains.length - coming.length;
  // What is ordered while the dialog is open is not left out of its results.
  const [owned] = useState(() => new Set(domains.filter(hasOwnOrder)));
  const ahead = coming.filter((row) => !owned.has(row));
  const ordered = coming.length - ahead.length;
  const prefer = useEffectEvent(() => {
    if (restored || form.isDirty()) return;
    const preferred = preferredCategory(active, ahead);
    form.setInitialValues({ ...form.getValues(), category: preferred });
    form.reset();
  });
  useEffect(() => {
    if (categories.isSuccess) prefer();
  }, [categories.isSuccess]);

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
      goOn={(done) => (
        <Button variant="default" component={Link} to="/orders">
          {`View ${countOf(done, 'order')}`}
        </Button>
      )}
      onEnd={() => {
        rememberCategory(Number(form.getValues().category), served);
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
        <NextSteps />
        <div role="status">
          <strong>{`${countOf(served.length, 'domain')}, together ${formatPrice(total)}`}</strong>
          <span>
            {past > 0 && `. ${countOf(past, 'domain')} left out, since the drop is over`}
            {ordered > 0 &&
              `. ${countOf(ordered, 'domain')} left out, since you have ordered ${ordered === 1 ? 'it' : 'them'} already: to order again, use the row's own button`}
            {left.length > 0 && `. ${leftOut(left, category?.name ?? '')}`}
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
