import { Text, TextInput } from '@mantine/core';
import type { Domain, EppCategory } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { domainByName } from '../../../api/domains.ts';
import { categoryList } from '../../../api/orderChoices.ts';
import { orderDomain } from '../../../api/placeOrder.ts';
import { inputOrder } from '../../../components/field/inputOrder.ts';
import { FieldGrid } from '../../../components/field/FieldGrid.tsx';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { FormDialog } from '../../../components/dialog/FormDialog.tsx';
import { toAsciiName } from '../../../lib/domains/domainList.ts';
import { readableName } from '../../../lib/domains/readableName.ts';
import { formatPrice } from '../../../lib/text/money.ts';
import { formatDay, type Day } from '../../../lib/time/time.ts';
import { useToday } from '../../../lib/time/today.ts';
import { DropWindow } from '../drops/DropWindow.tsx';
import { OrderChoiceFields, servesTld, useOrderChoice, type OrderChoice } from './orderChoice.tsx';

/** A field that tells what is ordered, and looks it: nothing can be typed into it. */
const fixed = { readOnly: true, variant: 'filled' } as const;

interface OrderDialogProps {
  /** As a person writes it: in any case, an IDN in its own letters. */
  name: string;
  /** The chosen drop date; without one, or with one that the domain does not have, the row's own. */
  dropDate: Day | undefined;
  onClose: () => void;
}

/** 'Order Domain' for one domain of the catalogue, also when opened by its address (spec, section 2). */
export function OrderDialog({ name, dropDate, onClose }: OrderDialogProps) {
  const domain = useQuery(domainByName(toAsciiName(name) ?? name));
  const categories = useQuery(categoryList);
  return (
    <DialogFrame
      title="Order Domain"
      // What was loaded once stays, with what was typed into the form.
      query={categories.isLoadingError ? categories : domain}
      data={domain.data && categories.data && { domain: domain.data, ...categories.data }}
      failure="Failed to load what an order needs"
      missing={
        <>
          <span className="domain-name">{name}</span> is not in the catalogue.
        </>
      }
      onClose={onClose}
    >
      {(data) => <OrderForm {...data} dropDate={dropDate} onClose={onClose} />}
    </DialogFrame>
  );
}

interface OrderFormProps extends Pick<OrderDialogProps, 'dropDate' | 'onClose'> {
  domain: Domain;
  categories: readonly EppCategory[];
}

function OrderForm({ domain, categories, dropDate, onClose }: OrderFormProps) {
  const { domain: name, tld, selected_drop_date, selected_price, date_price_variations } = domain;
  const asked = date_price_variations.find(({ drop_date }) => drop_date === dropDate);
  const chosen = asked ?? { drop_date: selected_drop_date, price: selected_price };
  const missed = dropDate !== chosen.drop_date && dropDate;
  const over = chosen.drop_date < useToday();
  const submission = useMutation(orderDomain);
  const form = useOrderChoice();
  const active = categories.filter(({ is_active }) => is_active);
  const place = (choice: OrderChoice) =>
    submission.mutateAsync({ domain: name, ...chosen, ...choice });
  return (
    <FormDialog
      title="Order Domain"
      form={form}
      submission={{ ...submission, mutateAsync: place }}
      failure="Failed to create order"
      submitLabel="Create Order"
      incomplete={over}
      openBy="order"
      onClose={onClose}
    >
      <TextInput
        {...fixed}
        label="Domain"
        value={name}
        description={readableName(name)}
        inputWrapperOrder={inputOrder}
        classNames={{ input: 'domain-name' }}
      />
      <FieldGrid always>
        <TextInput {...fixed} label="Drop Date" value={formatDay(chosen.drop_date)} />
        <TextInput {...fixed} label="Price" value={formatPrice(chosen.price)} />
      </FieldGrid>
      {missed && (
        <Text size="sm" role="status">
          No drop on {formatDay(missed)} is known any more; this order is for{' '}
          {formatDay(chosen.drop_date)}.
        </Text>
      )}
      {over && (
        <Text size="sm" role="status">
          This drop is over: it can no longer be ordered.
        </Text>
      )}
      <DropWindow tld={tld} day={chosen.drop_date} />
      <OrderChoiceFields form={form} categories={categoryOptions(active, tld)} />
    </FormDialog>
  );
}

/** The categories that serve the TLD first; the others after them, named as such and not to be chosen. */
function categoryOptions(categories: readonly EppCategory[], tld: string) {
  return categories
    .map((category) => {
      const { id, name } = category;
      const serves = servesTld(category, tld);
      const label = serves ? name : `${name} (does not serve .${tld})`;
      return { value: String(id), label, disabled: !serves };
    })
    .toSorted((a, b) => Number(a.disabled) - Number(b.disabled));
}
