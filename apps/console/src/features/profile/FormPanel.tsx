import { Group, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useRef, type ReactNode } from 'react';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { CallFailure } from '../../ui/page/CallFailure.tsx';
import { useSending, type Submission } from '../../ui/dialog/useSending.ts';

interface FormPanelProps<Values extends Record<string, unknown>, Body, Answer> {
  form: UseFormReturnType<Values, Body>;
  submission: Submission<Body, Answer>;
  submitLabel: string;
  /** Called after success, also where the panel is hidden by then; the form is to be told what holds now. */
  onDone: (answer: Answer) => void;
  children: ReactNode;
}

/**
 * A form that is part of a screen, with the manners of {@link FormDialog}: busy and failed states cannot be forgotten,
 * the server's complaints stand on their fields, the first of which gets the focus, nothing typed is lost. While
 * `form.submitting`, the fields are to be read-only.
 */
export function FormPanel<Values extends Record<string, unknown>, Body, Answer>(
  props: FormPanelProps<Values, Body, Answer>,
) {
  const { form, submission, submitLabel, onDone, children } = props;
  const content = useRef<HTMLFormElement>(null);
  const { submit } = useSending({ form, submission, content, onDone });
  return (
    <form ref={content} noValidate onSubmit={(event) => submit(event)}>
      <Stack gap="sm">
        {children}
        <CallFailure error={submission.error} />
        <Group justify="flex-end">
          <BusyButton type="submit" busy={submission.isPending}>
            {submitLabel}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
