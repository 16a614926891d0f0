import { NativeSelect, Text, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { Domain, EppCategory, OrderInput } from '@dropcatch/sdk';
import { orderInputLimits } from '@dropcatch/sdk/limits';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { changeUserPreference, getUserPreference } from '../../../core/session/userStorage.ts';
import { accountsOfCategory, noCategory } from '../../../entities/epp/choices.ts';
import { acceptsTld, normalizeTld } from '../../../entities/epp/tlds.ts';
import { requiredField } from '../../../ui/form/fields.ts';

/** The message if the domain or the categories cannot be loaded. */
export const orderDataFailure = 'Failed to load the data for the order';

/** The id of the category that the user last ordered through, by TLD without the dot. */
const preference = 'orderCategory';

const LastUsed = v.fallback(v.record(v.string(), v.number()), {});

type WithTld = Pick<Domain, 'tld'>;

/**
 * The initial category of an order form, as the value of its option: the one that the user last used for these TLDs,
 * otherwise the only one that serves them all. Empty if there is neither.
 */
function preferredCategory(
  categories: readonly EppCategory[],
  domains: readonly WithTld[],
): string {
  const serving = categories.filter(({ supported_tlds }) =>
    domains.every(({ tld }) => acceptsTld(supported_tlds, tld)),
  );
  const used = getUserPreference(preference, LastUsed);
  const last = new Set(domains.map(({ tld }) => used[normalizeTld(tld)]));
  const lastUsed = last.size === 1 ? serving.find(({ id }) => last.has(id)) : undefined;
  const [first, ...others] = serving;
  return String(lastUsed?.id ?? (others.length === 0 ? first?.id : undefined) ?? '');
}

/** Remembers the category that the signed-in user ordered through, for the TLDs of these domains. */
export function rememberCategory(categoryId: number, domains: readonly WithTld[]): void {
  changeUserPreference(preference, LastUsed, (used) => ({
    ...used,
    ...Object.fromEntries(domains.map(({ tld }) => [normalizeTld(tld), categoryId])),
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
 * The form for {@link OrderChoice}.
 * @param categories the active categories
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
      // The empty choice is the category's default account.
      epp_account_id: account ? Number(account) : null,
      notes: notes.trim() || null,
    }),
  });
}

interface OrderFieldsProps {
  form: ReturnType<typeof useOrderForm>;
  categories: readonly EppCategory[];
  domains: readonly WithTld[];
}

/** The fields for category, account (if the user may choose one) and notes, and a text about the next steps. */
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

/** The categories as options. Those that serve the most domains come first. Those that serve none are disabled. */
function categoryOptions(categories: readonly EppCategory[], domains: readonly WithTld[]) {
  const [only] = domains.length === 1 ? domains : [];
  return categories
    .map((category) => ({
      category,
      serves: domains.filter(({ tld }) => acceptsTld(category.supported_tlds, tld)).length,
    }))
    .toSorted((a, b) => b.serves - a.serves)
    .map(({ category: { id, name }, serves }) => {
      const note = only ? `does not serve .${only.tld}` : `serves ${serves} of ${domains.length}`;
      return {
        value: String(id),
        label: serves === domains.length ? name : `${name} (${note})`,
        disabled: serves === 0,
      };
    });
}
