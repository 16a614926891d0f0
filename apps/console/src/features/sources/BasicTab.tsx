import { Checkbox, Group, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { archiveTypes, dataFormats, sourceTypes } from '@dropcatch/sdk';
import { sourceInputLimits as limits } from '@dropcatch/sdk/limits';
import { useQuery } from '@tanstack/react-query';
import { categoryList } from '../../entities/orders/orderStates.ts';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { PlaceholderField } from '../../ui/form/PlaceholderField.tsx';
import { requiredField } from '../../ui/form/fields.ts';
import { offeredCategories } from '../../entities/epp/eppCategories.ts';
import { useMinute } from '../../core/time/ticking.ts';
import { type SourceForm, datedUrl, datePlaceholders } from './sourceForm.ts';
import styles from './sources.module.css';

/** What a source is and where its data lies, with the address as it is fetched today. */
export function BasicTab({ form }: { form: SourceForm }) {
  const { url } = form.values;
  const fetched = datedUrl(url, useMinute());
  return (
    <>
      <TextInput
        label="Name"
        {...requiredField}
        data-autofocus
        maxLength={limits.name.maxLength}
        {...form.getInputProps('name')}
      />
      <Textarea
        label="Description"
        minRows={1}
        maxLength={limits.description.maxLength}
        {...form.getInputProps('description')}
      />
      <FieldGrid columns={3}>
        <NativeSelect label="Type" data={[...sourceTypes]} {...form.getInputProps('type')} />
        <NativeSelect
          label="Data Format"
          data={[...dataFormats]}
          {...form.getInputProps('data_format')}
        />
        <NativeSelect
          label="Archive Type"
          data={[...archiveTypes]}
          {...form.getInputProps('archive_type')}
        />
      </FieldGrid>
      <PlaceholderField
        label="URL"
        description="{TODAY} and {YESTERDAY} become the date, YYYYmmdd, in UTC"
        singleLine
        maxLength={limits.url.maxLength}
        placeholders={datePlaceholders}
        value={url}
        error={form.errors['url']}
        onChange={(value) => form.setFieldValue('url', value)}
      />
      {fetched !== url && (
        <p className={styles.preview}>
          Today: <code data-testid="dated-url">{fetched}</code>
        </p>
      )}
      <CategoryChoice form={form} />
      <Checkbox
        label="Active"
        description="An inactive source is not imported by its schedule"
        {...form.getInputProps('is_active', { type: 'checkbox' })}
      />
    </>
  );
}

/** The registrar categories that the domains are meant for: any number of them, also none. */
function CategoryChoice({ form }: { form: SourceForm }) {
  const { data, error, refetch } = useQuery(categoryList);
  return (
    <Checkbox.Group
      label="EPP Categories"
      description="What the domains of this source are meant for"
      {...form.getInputProps('epp_categories')}
    >
      <Group gap="xs" mt={6} className={styles.choices}>
        {data &&
          offeredCategories(data.categories, [
            ...form.getInitialValues().epp_categories,
            ...form.values.epp_categories,
          ]).map((option) => <Checkbox key={option.value} {...option} />)}
      </Group>
      {error && <LoadError error={error} onRetry={refetch} />}
    </Checkbox.Group>
  );
}
