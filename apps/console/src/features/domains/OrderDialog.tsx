import { Loader, Modal, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { orderInputLimits } from '@dropcatch/sdk/limits';
import type { DatePrice, EppCategory } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { domainByName, orderDomain } from '../../api/domains.ts';
import { accountsOfCategory, categoryList } from '../../api/epp.ts';
import { DropWindow } from '../../components/DropWindow.tsx';
import { FieldGrid } from '../../components/FieldGrid.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { formatPrice } from '../../lib/money.ts';
import { formatDay, type Day } from '../../lib/time.ts';

interface OrderDialogProps {
  name: string;
  /** The chosen drop date; without one, or with one that the domain does not have, the row's own. */
  dropDate: Day | undefined;
  onClose: () => void;
}

/** 'Order Domain' for one domain of the catalogue, also when opened by its address (spec, section 2). */
export function OrderDialog({ name, dropDate, onClose }: OrderDialogProps) {
  const domain = useQuery(domainByName(name));
  const categories = useQuery(categoryList);
  const waiting = domain.isPending || categories.isPending;
  const failed = domain.error ?? categories.error;

  if (waiting || failed || !domain.data || !categories.data) {
    return (
      <Modal opened onClose={onClose} title="Order Domain">
        {failed ? (
          <LoadError
            error={failed}
            failure="Failed to load what an order needs"
            onRetry={() => void (domain.error ? domain : categories).refetch()}
          />
        ) : waiting ? (
          <Loader aria-label="Loading" role="status" />
        ) : (
          <Text>
            <span className="domain-name">{name}</span> is not in the catalogue.
          </Text>
        )}
      </Modal>
    );
  }
  const { selected_drop_date, selected_price, date_price_variations, tld } = domain.data;
  const chosen = date_price_variations.find(({ drop_date }) => drop_date === dropDate) ?? {
    drop_date: selected_drop_date,
    price: selected_price,
  };
  return (
    <OrderForm
      name={name}
      tld={tld}
      chosen={chosen}
      categories={categories.data.categories.filter(({ is_active }) => is_active)}
      onClose={onClose}
    />
  );
}

const Choice = v.object({
  category: v.pipe(v.string(), v.nonEmpty('EPP Registrar Category is required')),
  account: v.string(),
  notes: v.string(),
});

interface OrderFormProps {
  name: string;
  tld: string;
  chosen: DatePrice;
  categories: readonly EppCategory[];
  onClose: () => void;
}

function OrderForm({ name, tld, chosen, categories, onClose }: OrderFormProps) {
  const submission = useMutation(orderDomain);
  const [categoryId, setCategoryId] = useState('');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { category: '', account: '', notes: '' },
    validate: schemaResolver(Choice, { sync: true }),
    transformValues: ({ category, account, notes }) => ({
      domain: name,
      drop_date: chosen.drop_date,
      price: chosen.price,
      epp_registrar_category_id: Number(category),
      ...(account && { epp_account_id: Number(account) }),
      ...(notes && { notes }),
    }),
  });
  form.watch('category', ({ value }) => {
    setCategoryId(value);
    // An account belongs to its category.
    form.setFieldValue('account', '');
  });
  const accounts = useQuery({
    ...accountsOfCategory(Number(categoryId)),
    enabled: categoryId !== '',
  });
  return (
    <FormDialog
      title="Order Domain"
      form={form}
      submission={submission}
      failure="Failed to create order"
      submitLabel="Create Order"
      onClose={onClose}
    >
      <TextInput label="Domain" value={name} readOnly classNames={{ input: 'domain-name' }} />
      <FieldGrid always>
        <TextInput label="Drop Date" value={formatDay(chosen.drop_date)} readOnly />
        <TextInput label="Price" value={formatPrice(chosen.price)} readOnly />
      </FieldGrid>
      <DropWindow tld={tld} day={chosen.drop_date} />
      <NativeSelect
        label="EPP Registrar Category"
        withAsterisk
        data-autofocus
        data={[{ value: '', label: 'Select a category' }, ...categoryOptions(categories, tld)]}
        key={form.key('category')}
        {...form.getInputProps('category')}
      />
      {accounts.data && accounts.data.accounts.length > 0 && (
        <NativeSelect
          label="EPP Account (Admin Only)"
          data={[
            { value: '', label: 'Default account' },
            ...accounts.data.accounts.map(({ id, name: label }) => ({ value: String(id), label })),
          ]}
          key={form.key('account')}
          {...form.getInputProps('account')}
        />
      )}
      <Textarea
        label="Notes"
        maxLength={orderInputLimits.notes.maxLength}
        key={form.key('notes')}
        {...form.getInputProps('notes')}
      />
    </FormDialog>
  );
}

/** The categories that serve the TLD first; the others after them, named as such and not to be chosen. */
function categoryOptions(categories: readonly EppCategory[], tld: string) {
  return categories
    .map(({ id, name, supported_tlds }) => {
      const serves = supported_tlds.length === 0 || supported_tlds.includes(tld);
      const label = serves ? name : `${name} (does not serve .${tld})`;
      return { value: String(id), label, disabled: !serves };
    })
    .toSorted((a, b) => Number(a.disabled) - Number(b.disabled));
}
