import { Alert, Checkbox, TextInput } from '@mantine/core';
import type { Source } from '@dropcatch/sdk';
import { useState } from 'react';
import { CronPreview } from '../../entities/cron/CronPreview.tsx';
import { readSource, scheduleSource } from '../../entities/sources/sources.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useFieldForm } from '../../ui/dialog/useFieldForm.tsx';
import { FieldInputs } from '../../ui/form/FieldInput.tsx';
import { valuesOf, type FormField } from '../../ui/form/fieldTable.ts';
import { derivedCron, scheduleBody, scheduleFields, scheduleOf } from './schedule.ts';

/** Edits the schedule of a source, with a preview of the next runs. */
export function ScheduleDialog({ record: source }: { record: Source }) {
  const [record] = useState(() => scheduleOf(source));
  const fieldForm = useFieldForm({
    fields: scheduleFields,
    record,
    save: scheduleSource(source.id),
    read: async (id) => {
      const current = await readSource(id);
      return current && scheduleOf(current);
    },
    extraBody: (body, stored) => scheduleBody(body, valuesOf(scheduleFields, stored)),
  });
  const { form } = fieldForm;
  const { enabled, type } = form.values;
  const inputOf = ({ name, label }: FormField) => {
    if (name === 'time')
      return <TextInput label={label} type="time" {...form.getInputProps(name)} />;
    const input = form.getInputProps(name, { type: 'checkbox' });
    return (
      name === 'enabled' && (
        <Checkbox role="switch" aria-checked={input.checked} label={label} {...input} />
      )
    );
  };
  return (
    <FormDialog
      {...ScheduleDialog.dialogSize}
      {...fieldForm}
      title={`Schedule: ${source.name}`}
      submitLabel="Save Schedule"
    >
      <FieldInputs {...fieldForm} columns={type === 'weekly' ? 3 : 2} inputOf={inputOf} />
      {enabled === true && (
        <>
          <CronPreview cron={derivedCron(form.values)} />
          {!source.is_active && (
            <Alert color="yellow">
              This source is inactive: it is not imported until it is active.
            </Alert>
          )}
        </>
      )}
    </FormDialog>
  );
}

ScheduleDialog.dialogSize = { height: 508 };
