import { Alert, Button, Text, TextInput } from '@mantine/core';
import type { Domain, EppCategory } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCloseDialog } from '../../../core/address/history.ts';
import { refresh } from '../../../core/api/queryClient.ts';
import { formatPrice } from '../../../core/text/numbers.ts';
import { useNowEveryMinute, useToday } from '../../../core/time/useNow.ts';
import { formatDay, type Day } from '../../../core/time/time.ts';
import { toAsciiName, toUnicodeName } from '../../../entities/domains/idn.ts';
import { domainByName } from '../../../entities/domains/domains.ts';
import { isWindowOver } from '../../../entities/drops/isWindowOver.ts';
import { ReleaseHours } from '../../../entities/drops/ReleaseHours.tsx';
import { categoryList } from '../../../entities/epp/choices.ts';
import { OwnOrderLink } from '../../../entities/orders/OwnOrder.tsx';
import { ownOrders, useOwnOrder } from '../../../entities/orders/ownOrders.ts';
import { placeOrder } from './placeOrder.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { LoadedDialog } from '../../../ui/dialog/recordDialog.tsx';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { OrderFields, orderDataFailure, useOrderForm } from './orderForm.tsx';

const dialogSize = { height: 520 };

interface OrderDialogProps {
  /** The name as in the address: in any case, an IDN also in Unicode. */
  name: string;
  /** The selected drop date. If it is missing or not a date of the domain, the date of the row applies. */
  dropDate: Day | undefined;
}

/** Orders one domain of the catalogue (spec, section 2). Also opens by its address. */
export function OrderDialog({ name, dropDate }: OrderDialogProps) {
  const domain = useQuery(domainByName(toAsciiName(name) ?? name));
  const categories = useQuery(categoryList);
  const close = useCloseDialog({
    search: (old: object) => ({ ...old, order: undefined, date: undefined }),
  });
  return (
    <LoadedDialog
      title="Order Domain"
      dialogSize={dialogSize}
      // If a refresh of loaded data fails, the form stays.
      query={categories.isLoadingError ? categories : domain}
      data={domain.data && categories.data && { domain: domain.data, ...categories.data }}
      failure={orderDataFailure}
      missing={
        <span>
          <span className="domain-name">{name}</span> is not in the catalogue.
        </span>
      }
      onClose={close}
    >
      {(data) => <OrderForm {...data} dropDate={dropDate} onClose={close} />}
    </LoadedDialog>
  );
}

/** The props of a read-only field. */
const readOnlyField = { readOnly: true, variant: 'filled' } as const;

interface OrderFormProps extends Pick<OrderDialogProps, 'dropDate'> {
  domain: Domain;
  categories: readonly EppCategory[];
  onClose: () => void;
}

function OrderForm({ domain, categories, dropDate, onClose }: OrderFormProps) {
  const { domain: name, tld, selected_drop_date, selected_price, date_price_variations } = domain;
  const requested = date_price_variations.find(({ drop_date }) => drop_date === dropDate);
  const drop = requested ?? { drop_date: selected_drop_date, price: selected_price };
  const missingDate = dropDate !== drop.drop_date && dropDate;
  const isOver = drop.drop_date < useToday();
  const now = useNowEveryMinute();
  const submission = useMutation({
    ...placeOrder,
    // The price or the drop dates may have changed.
    onError: () =>
      void refresh([
        ['domains', 'byName'],
        ['domains', 'list'],
      ]),
  });
  const active = categories.filter(({ is_active }) => is_active);
  const order = useOrderForm(active, [tld]);
  const submit = async () => {
    await submission.mutateAsync({ domain: name, ...drop, ...order.choiceFor(tld) });
    order.remember([tld]);
  };
  return (
    <FormDialog
      {...dialogSize}
      title="Order Domain"
      form={order.form}
      submission={{ ...submission, mutateAsync: submit }}
      submitLabel="Create Order"
      incomplete={isOver}
      openParam="order"
      onClose={onClose}
    >
      <TextInput
        {...readOnlyField}
        label="Domain"
        value={name}
        description={toUnicodeName(name)}
        classNames={{ input: 'domain-name' }}
      />
      <FieldGrid always>
        <TextInput {...readOnlyField} label="Drop Date" value={formatDay(drop.drop_date)} />
        <TextInput {...readOnlyField} label="Price" value={formatPrice(drop.price)} />
      </FieldGrid>
      {missingDate && (
        <Text size="sm" role="status">
          {`${formatDay(missingDate)} is no longer a known drop date. This order is for ${formatDay(drop.drop_date)}.`}
        </Text>
      )}
      <OwnOrderNote name={name} dropDate={drop.drop_date} />
      <ReleaseHours tld={tld} day={drop.drop_date} />
      {isOver ? (
        <Text size="sm" role="status">
          This drop is over: it can no longer be ordered.
        </Text>
      ) : (
        isWindowOver(tld, drop.drop_date, now) && (
          <Alert color="yellow" variant="light" role="status" title="The usual release is over">
            {`Names of .${tld} that drop on this day have usually been released by now. An order is probably too late, but the service decides.`}
          </Alert>
        )
      )}
      <OrderFields order={order} labels={new Map([[tld, '']])} />
    </FormDialog>
  );
}

/** Warns if the user has already ordered the name, or if that is not known. */
function OwnOrderNote({ name, dropDate }: { name: string; dropDate: Day }) {
  const order = useOwnOrder(name, dropDate);
  const { isError, refetch } = useQuery(ownOrders);
  if (order) {
    return (
      <Alert color="yellow" variant="light" role="status" title="You already have an order">
        <OwnOrderLink order={order} />{' '}
        <span>
          {order.drop_date === dropDate
            ? 'is for this drop.'
            : `is for the drop on ${formatDay(order.drop_date)}.`}
        </span>
      </Alert>
    );
  }
  if (!isError) return null;
  return (
    <Text size="sm" role="status">
      Your orders could not be loaded, so you may have ordered this name already.{' '}
      <Button size="compact-xs" variant="default" onClick={() => void refetch()}>
        Try again
      </Button>
    </Text>
  );
}
