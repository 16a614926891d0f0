import { Alert, Checkbox, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Source } from '@dropcatch/sdk';
import { useMutation } from '@tanstack/react-query';
import { CronPreview } from '../../entities/cron/CronPreview.tsx';
import { scheduleSource } from '../../entities/sources/sources.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { FieldInputs } from '../../ui/form/FieldInput.tsx';
import type { FormField } from '../../ui/form/fieldTable.ts';
import {
  derivedCron,
  scheduleBody,
  scheduleFields,
  scheduleProblems,
  scheduleValues,
} from './schedule.ts';

/** Edits the schedule of a source, with a preview of the next runs. */
export function ScheduleDialog({ record: source }: { record: Source }) {
  const before = scheduleValues(source);
  const form = useForm({
    initialValues: before,
    validate: scheduleProblems,
    transformValues: (values) => scheduleBody(values, before),
  });
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
      form={form}
      submission={useMutation(scheduleSource(source.id))}
      title={`Schedule: ${source.name}`}
      submitLabel="Save Schedule"
    >
      <FieldInputs
        form={form}
        fields={scheduleFields}
        columns={type === 'weekly' ? 3 : 2}
        inputOf={inputOf}
      />
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
