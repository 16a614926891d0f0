import { NativeSelect, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { EppCategory, OrderInput } from '@dropcatch/sdk';
import { orderInputLimits } from '@dropcatch/sdk/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { userPreference } from '../../../core/session/userStorage.ts';
import { accountsOfCategory, noCategory } from '../../../entities/epp/choices.ts';
import { listTlds, normalizeTld } from '../../../entities/epp/tlds.ts';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { requiredField } from '../../../ui/form/fields.ts';
import styles from '../domains.module.css';
import { categoryChoices, type CategoryChoices } from './categoryChoices.ts';

/** The message if the domain or the categories cannot be loaded. */
export const orderDataFailure = 'Failed to load the data for the order';

/** The id of the category that the user last ordered through, by TLD without the dot. */
const lastCategories = userPreference('orderCategory', v.record(v.string(), v.number()), {});

/** The choices for one or many orders: category, account and notes. */
export type OrderChoice = Omit<OrderInput, 'domain' | 'drop_date' | 'price'>;

const title = 'EPP Registrar Category';

/** What a person has changed, by TLD. The rest follows {@link categoryChoices} and the default account. */
interface OrderValues extends Record<string, unknown> {
  categories: Readonly<Record<string, string>>;
  accounts: Readonly<Record<string, string>>;
  notes: string;
}

/**
 * The form for the orders of names of some TLDs. Each TLD has a category of its own, which is chosen from the start if
 * one serves it.
 * @param active the active categories
 * @param tlds unique
 */
export function useOrderForm(active: readonly EppCategory[], tlds: readonly string[]) {
  const [lastUsed] = useState(() => lastCategories.get());
  const choices = new Map(
    tlds.map((tld) => [tld, categoryChoices(active, tld, lastUsed[normalizeTld(tld)])]),
  );
  const chosen = (values: OrderValues, tld: string): EppCategory | undefined => {
    const { fitting = [], preferred } = choices.get(tld) ?? {};
    return fitting.find(({ id }) => String(id) === values.categories[tld]) ?? preferred;
  };
  const form = useForm<OrderValues>({
    initialValues: { categories: {}, accounts: {}, notes: '' },
    validate: (values) =>
      tlds.every((tld) => chosen(values, tld)) ? {} : { categories: `${title} is required` },
  });
  const { values } = form;
  return {
    form,
    choices,
    chosen: (tld: string) => chosen(values, tld),
    /** The choices for a TLD that {@link OrderFields} shows as complete. */
    choiceFor: (tld: string): OrderChoice => ({
      epp_registrar_category_id: chosen(values, tld)?.id ?? Number.NaN,
      // The empty choice is the category's default account.
      epp_account_id: values.accounts[tld] ? Number(values.accounts[tld]) : null,
      notes: values.notes.trim() || null,
    }),
    /** Remembers the categories of these TLDs for the next orders of the signed-in user. */
    remember: (ordered: readonly string[]) =>
      lastCategories.change((used) => ({
        ...used,
        ...Object.fromEntries(
          ordered.map((tld) => [normalizeTld(tld), chosen(values, tld)?.id ?? Number.NaN]),
        ),
      })),
  };
}

interface OrderFieldsProps {
  order: ReturnType<typeof useOrderForm>;
  /** The TLDs that need a category, each with its label if there are several. */
  labels: ReadonlyMap<string, string>;
}

/** The fields for categories, accounts (if the user may choose one) and notes, and a text about the next steps. */
export function OrderFields({ order, labels }: OrderFieldsProps) {
  const fields = [...labels].map(([tld, label]) => (
    <CategoryField key={tld} order={order} tld={tld} label={labels.size > 1 ? label : title} />
  ));
  return (
    <>
      {fields.length > 1 ? (
        <div role="group" aria-label={title}>
          <div className={styles.groupTitle} aria-hidden>
            {title}
          </div>
          <FieldGrid>{fields}</FieldGrid>
        </div>
      ) : (
        fields
      )}
      <Textarea
        label="Notes"
        maxLength={orderInputLimits.notes.maxLength}
        {...order.form.getInputProps('notes')}
      />
      <Text size="sm" c="dimmed">
        The order begins as New: unpaid, and not yet in the catch. A manager records your payment
        and approves the order. Both must be done before the release begins.
      </Text>
    </>
  );
}

interface CategoryFieldProps extends Pick<OrderFieldsProps, 'order'> {
  tld: string;
  label: string;
}

/** The category for the names of a TLD, and its account if the user may choose one. */
function CategoryField({ order: { form, choices, chosen }, tld, label }: CategoryFieldProps) {
  const category = chosen(tld);
  const query = useQuery({ ...accountsOfCategory(category?.id ?? 0), enabled: Boolean(category) });
  const accounts = query.data?.accounts ?? [];
  const { values, errors } = form;
  const change = (field: 'categories' | 'accounts', value: string) =>
    form.setFieldValue(field, { ...values[field], [tld]: value });
  return (
    <div>
      <NativeSelect
        label={label}
        {...requiredField}
        data-autofocus
        data={categoryOptions(choices.get(tld), tld)}
        value={String(category?.id ?? '')}
        error={!category && errors['categories']}
        onChange={({ currentTarget }) => {
          change('categories', currentTarget.value);
          // An account belongs to its category.
          change('accounts', '');
        }}
      />
      {accounts.length > 0 && (
        <NativeSelect
          mt="sm"
          label="EPP Account (Admin Only)"
          data={[
            { value: '', label: 'Default account' },
            ...accounts.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={values.accounts[tld] ?? ''}
          onChange={({ currentTarget }) => change('accounts', currentTarget.value)}
        />
      )}
    </div>
  );
}

/** The categories in groups, each with what it serves. Those that do not serve the TLD are last and disabled. */
function categoryOptions(choices: CategoryChoices | undefined, tld: string) {
  const { named = [], any = [], unfit = [] } = choices ?? {};
  const groupOf = (group: string, categories: readonly EppCategory[], disabled = false) =>
    categories.length > 0
      ? [
          {
            group,
            items: categories.map(({ id, name, supported_tlds }) => ({
              value: String(id),
              label: `${name} (${listTlds(supported_tlds)})`,
              disabled,
            })),
          },
        ]
      : [];
  return [
    ...(choices?.preferred ? [] : [noCategory]),
    ...groupOf(`Serves .${tld}`, named),
    ...groupOf('Takes any name', any),
    ...groupOf(`Does not serve .${tld}`, unfit, true),
  ];
}
