import { Alert, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ScheduleType, Source } from '@dropcatch/sdk';
import { scheduleInputLimits as limits } from '@dropcatch/sdk/limits';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { scheduleSource } from '../../entities/sources/sources.ts';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { inputOrder } from '../../ui/form/fields.ts';
import { CronOutlook } from '../../entities/schedules/CronOutlook.tsx';
import { optionsOf } from '../../core/text/looks.ts';
import { weekdayNames } from '../../core/time/time.ts';
import { derivedCron, scheduleBody, scheduleProblems, scheduleValues } from './scheduleForm.ts';
import { scheduleTypeLabels } from './sourceLabels.ts';

/** When a source is imported by itself, with the expression that follows, in words, and the next runs. */
export function ScheduleDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const submission = useMutation(scheduleSource(source.id));
  const form = useForm({
    initialValues: scheduleValues(source),
    validate: scheduleProblems,
    transformValues: scheduleBody,
  });
  const { values } = form;
  const numeric = { inputMode: 'numeric', inputWrapperOrder: inputOrder } as const;
  const fields: Readonly<Record<ScheduleType, ReactNode>> = {
    interval: (
      <FieldGrid always>
        <TextInput
          label="Hours"
          description={`${limits.hours.min} to ${limits.hours.max}`}
          {...numeric}
          {...form.getInputProps('hours')}
        />
        <TextInput
          label="Minutes"
          description={
            Number(values.hours) > 0
              ? 'Ignored while hours are set'
              : `${limits.minutes.min} to ${limits.minutes.max}`
          }
          {...numeric}
          {...form.getInputProps('minutes')}
        />
      </FieldGrid>
    ),
    daily: <TextInput label="Time (UTC)" type="time" {...form.getInputProps('time')} />,
    weekly: (
      <FieldGrid columns={3}>
        <NativeSelect
          label="Day of Week"
          data={weekdayNames.map((label, day) => ({ value: String(day), label }))}
          {...form.getInputProps('day_of_week')}
        />
        <TextInput label="Hour (UTC)" {...numeric} {...form.getInputProps('hour')} />
        <TextInput label="Minute" {...numeric} {...form.getInputProps('minute')} />
      </FieldGrid>
    ),
    cron: (
      <TextInput
        label="Cron Expression (UTC)"
        description="minute hour day month day-of-week"
        placeholder="0 */6 * * *"
        inputWrapperOrder={inputOrder}
        maxLength={limits.cron.maxLength}
        spellCheck={false}
        {...form.getInputProps('cron')}
      />
    ),
  };
  return (
    <FormDialog
      title={`Schedule: ${source.name}`}
      form={form}
      submission={submission}
      submitLabel="Save Schedule"
      onClose={onClose}
    >
      <Checkbox
        role="switch"
        aria-checked={values.enabled}
        label="Import on a schedule"
        data-autofocus
        {...form.getInputProps('enabled', { type: 'checkbox' })}
      />
      {values.enabled && (
        <>
          <NativeSelect
            label="Schedule Type"
            data={optionsOf(scheduleTypeLabels)}
            {...form.getInputProps('type')}
          />
          {fields[values.type]}
          <CronOutlook cron={derivedCron(values)} />
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
