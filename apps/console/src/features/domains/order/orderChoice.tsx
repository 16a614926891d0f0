import type { Domain, EppCategory, OrderInput } from '@dropcatch/sdk';
import * as v from 'valibot';
import { NativeSelect, Textarea, Text } from '@mantine/core';
import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import { orderInputLimits } from '@dropcatch/sdk/limits';
import { useQuery } from '@tanstack/react-query';
import { expectedUser } from '../../../core/session/session.ts';
import { changeUserPreference, getUserPreference } from '../../../core/session/userMemory.ts';
import { accountsOfCategory } from '../../../entities/orders/orderStates.ts';
import { requiredField } from '../../../ui/form/fields.ts';

/** Through which category a person last ordered a TLD, by its bare name. */
const preference = 'orderCategory';

const LastUsed = v.fallback(v.record(v.string(), v.number()), {});

type WithTld = Pick<Domain, 'tld'>;

/** Whether orders of a TLD can run through a category, however its TLDs were typed; one that names none serves all. */
export function servesTld({ supported_tlds }: EppCategory, tld: string): boolean {
  return supported_tlds.length === 0 || supported_tlds.some((one) => bareTld(one) === bareTld(tld));
}

/** A TLD without its leading dot, in lower case. */
function bareTld(tld: string): string {
  return tld.replace(/^\./, '').toLowerCase();
}

/**
 * The category that an order form begins with, as its option's value: the one that the person used last for these TLDs,
 * else the only one that serves them all. Empty where the person has to choose.
 * @param categories those that are active
 */
export function preferredCategory(
  categories: readonly EppCategory[],
  domains: readonly WithTld[],
): string {
  const fitting = categories.filter((one) => domains.every(({ tld }) => servesTld(one, tld)));
  const used = getUserPreference(preference, LastUsed);
  const last = new Set(domains.map(({ tld }) => used[bareTld(tld)]));
  const again = last.size === 1 ? fitting.find(({ id }) => last.has(id)) : undefined;
  const [first, ...others] = fitting;
  return String(again?.id ?? (others.length === 0 ? first?.id : undefined) ?? '');
}

/** Remembers through which category the signed-in user has ordered the TLDs of these domains. */
export function rememberCategory(categoryId: number, domains: readonly WithTld[]): void {
  const user = expectedUser();
  if (!user) return;
  changeUserPreference(preference, LastUsed, user.id, (used) => ({
    ...used,
    ...Object.fromEntries(domains.map(({ tld }) => [bareTld(tld), categoryId])),
  }));
}

const Choice = v.object({
  category: v.pipe(v.string(), v.nonEmpty('EPP Registrar Category is required')),
  account: v.string(),
  notes: v.string(),
});

type Choice = v.InferOutput<typeof Choice>;

/** Through whom an order runs, with a note: what the person chooses for one domain or for many. */
export type OrderChoice = Omit<OrderInput, 'domain' | 'drop_date' | 'price'>;

/**
 * The form of that choice; what it submits is the choice's part of an order.
 * @param category the option that it begins with
 */
export function useOrderChoice(category = '') {
  return useForm({
    initialValues: { category, account: '', notes: '' },
    validate: schemaResolver(Choice, { sync: true }),
    transformValues: chosenOf,
  });
}

/** The choice as the order takes it. */
export function chosenOf({ category, account, notes }: Choice): OrderChoice {
  return {
    epp_registrar_category_id: Number(category),
    ...(account && { epp_account_id: Number(account) }),
    ...(notes.trim() && { notes: notes.trim() }),
  };
}

interface OrderChoiceFieldsProps<Body> {
  form: UseFormReturnType<Choice, Body>;
  /** The categories to choose from, as options. */
  categories: readonly { value: string; label: string; disabled?: boolean }[];
}

/** Category, account of that category where the caller may choose one, and notes. */
export function OrderChoiceFields<Body>({ form, categories }: OrderChoiceFieldsProps<Body>) {
  const { category } = form.values;
  const accounts = useQuery({ ...accountsOfCategory(Number(category)), enabled: category !== '' });
  return (
    <>
      <NativeSelect
        label="EPP Registrar Category"
        {...requiredField}
        data-autofocus
        data={[{ value: '', label: 'Select a category' }, ...categories]}
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
    </>
  );
}

/** What becomes of an order once it is placed: what `New` means, and who has to do what by when. */
export function NextSteps() {
  return (
    <Text size="sm" c="dimmed">
      The order begins as New: unpaid, and not yet in the catch. A manager records your payment and
      approves the order. Both must be done before the release begins.
    </Text>
  );
}
