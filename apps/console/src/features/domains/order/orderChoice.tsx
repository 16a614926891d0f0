import { NativeSelect, Textarea } from '@mantine/core';
import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import { orderInputLimits } from '@dropcatch/sdk/limits';
import type { OrderInput } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { accountsOfCategory } from '../../../entities/orders/orderChoices.ts';
import { requiredField } from '../../../ui/form/requiredField.ts';

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
