import { NativeSelect, Text, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { Domain, EppCategory, OrderInput } from '@dropcatch/sdk';
import { orderInputLimits } from '@dropcatch/sdk/limits';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { changeUserPreference, getUserPreference } from '../../../core/session/userStorage.ts';
import { accountsOfCategory, noCategory } from '../../../entities/orders/orderStates.ts';
import { requiredField } from '../../../ui/form/fields.ts';

/** Shows if the domain or the categories of an order cannot be loaded. */
export const orderNeedsFailed = 'Failed to load what an order needs';

/** The category through which a person last ordered a TLD, by the bare TLD. */
const preference = 'orderCategory';

const LastUsed = v.fallback(v.record(v.string(), v.number()), {});

type WithTld = Pick<Domain, 'tld'>;

/** A TLD without its leading dot, in lower case. */
const bareTld = (tld: string) => tld.replace(/^\./, '').toLowerCase();

/** Whether a category serves a TLD, however its TLDs were typed. A category without TLDs serves all. */
export function servesTld({ supported_tlds }: EppCategory, { tld }: WithTld): boolean {
  return supported_tlds.length === 0 || supported_tlds.some((one) => bareTld(one) === bareTld(tld));
}

/**
 * The initial category of an order form, as an option's value: the one that the person used last for these TLDs, else
 * the only one that serves them all. Empty if the person has to choose.
 */
function preferredCategory(
  categories: readonly EppCategory[],
  domains: readonly WithTld[],
): string {
  const fitting = categories.filter((one) => domains.every((domain) => servesTld(one, domain)));
  const used = getUserPreference(preference, LastUsed);
  const last = new Set(domains.map(({ tld }) => used[bareTld(tld)]));
  const again = last.size === 1 ? fitting.find(({ id }) => last.has(id)) : undefined;
  const [first, ...others] = fitting;
  return String(again?.id ?? (others.length === 0 ? first?.id : undefined) ?? '');
}

/** Remembers the category for the TLDs of these domains, for the signed-in user. */
export function rememberCategory(categoryId: number, domains: readonly WithTld[]): void {
  changeUserPreference(preference, LastUsed, (used) => ({
    ...used,
    ...Object.fromEntries(domains.map(({ tld }) => [bareTld(tld), categoryId])),
  }));
}

const Choice = v.object({
  category: v.pipe(v.string(), v.nonEmpty('EPP Registrar Category is required')),
  account: v.string(),
  notes: v.string(),
});

/** The choices for one or many orders: category, account and notes. */
export type OrderChoice = Omit<OrderInput, 'domain' | 'drop_date' | 'price'>;

/**
 * The form of these choices. It submits their part of an order.
 * @param categories the active ones
 */
export function useOrderForm(categories: readonly EppCategory[], domains: readonly WithTld[]) {
  return useForm({
    initialValues: {
      category: preferredCategory(categories, domains),
      account: '',
      notes: '',
    },
    validate: schemaResolver(Choice, { sync: true }),
    transformValues: ({ category, account, notes }): OrderChoice => ({
      epp_registrar_category_id: Number(category),
      ...(account && { epp_account_id: Number(account) }),
      ...(notes.trim() && { notes: notes.trim() }),
    }),
  });
}

interface OrderFieldsProps {
  form: ReturnType<typeof useOrderForm>;
  categories: readonly EppCategory[];
  domains: readonly WithTld[];
}

/** The fields: category, account (if the user may choose one) and notes; and a note about what comes next. */
export function OrderFields({ form, categories, domains }: OrderFieldsProps) {
  const { category } = form.values;
  const accounts = useQuery({ ...accountsOfCategory(Number(category)), enabled: category !== '' });
  return (
    <>
      <NativeSelect
        label="EPP Registrar Category"
        {...requiredField}
        data-autofocus
        data={[noCategory, ...categoryOptions(categories, domains)]}
        {...form.getInputProps('category')}
        // An account belongs to its category.
        onChange={({ currentTarget }) =>
          form.setValues({ category: currentTarget.value, account: '' })
        }
      />
      {accounts.data && accounts.data.accounts.length > 0 && (
        <NativeSelect
          label="EPP Account (Admin Only)"
          data={[
            { value: '', label: 'Default account' },
            ...accounts.data.accounts.map(({ id, name: label }) => ({ value: String(id), label })),
          ]}
          {...form.getInputProps('account')}
        />
      )}
      <Textarea
        label="Notes"
        maxLength={orderInputLimits.notes.maxLength}
        {...form.getInputProps('notes')}
      />
      <Text size="sm" c="dimmed">
        The order begins as New: unpaid, and not yet in the catch. A manager records your payment
        and approves the order. Both must be done before the release begins.
      </Text>
    </>
  );
}

/** The categories as options, those that serve most of the domains first. A category that serves none is disabled. */
function categoryOptions(categories: readonly EppCategory[], domains: readonly WithTld[]) {
  const [only] = domains.length === 1 ? domains : [];
  return categories
    .map((category) => ({
      category,
      serves: domains.filter((domain) => servesTld(category, domain)).length,
    }))
    .toSorted((a, b) => b.serves - a.serves)
    .map(({ category: { id, name }, serves }) => {
      const lack = only ? `does not serve .${only.tld}` : `serves ${serves} of ${domains.length}`;
      return {
        value: String(id),
        label: serves === domains.length ? name : `${name} (${lack})`,
        disabled: serves === 0,
      };
    });
}
