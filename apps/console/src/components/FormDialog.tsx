import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEventListener } from '@mantine/hooks';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { fieldErrors } from '../api/errors.ts';
import { useFocusBack } from '../lib/useFocusBack.ts';
import { ErrorText } from './ErrorText.tsx';

/** What the dialog needs of the mutation that it submits to. */
interface Submission<Values> {
  mutateAsync: (values: Values) => Promise<unknown>;
  isPending: boolean;
  error: Error | null;
  reset: () => void;
}

interface FormDialogProps<Values extends Record<string, unknown>, Body> {
  title: string;
  form: UseFormReturnType<Values, Body>;
  submission: Submission<Body>;
  /** What to say when the call fails and the server gives no reason (spec, section 8). */
  failure: string;
  /** The submitting button. */
  submitLabel: string;
  /** Something that must be there is still missing: nothing can be submitted yet. */
  incomplete?: boolean;
  /** Called when the dialog should go: after success, or when the person gives up. */
  onClose: () => void;
  size?: string;
  /** Another dialog stands over this one: Escape is meant for that one. */
  covered?: boolean;
  /** Told the names of the fields that cannot be as they are, by the form's rules or the server's: to show them. */
  onRefused?: (fields: string[]) => void;
  children: ReactNode;
}

/**
 * A form in a dialog. Busy and failed states come from the submission and cannot be forgotten: the button waits, a
 * failure shows in the dialog and on the fields that the server names, and nothing typed is lost. Ctrl or Cmd + Enter
 * submits. Leaving with changes asks first.
 */
export function FormDialog<Values extends Record<string, unknown>, Body>(
  props: FormDialogProps<Values, Body>,
) {
  const { title, form, submission, failure, submitLabel, onClose, size = 'md', children } = props;
  const { covered = false, incomplete = false, onRefused } = props;
  useFocusBack();
  const [asking, setAsking] = useState(false);
  const hotkey = useEventListener('keydown', submitOnModEnter);

  const submit = form.onSubmit(
    async (values) => {
      if (submission.isPending || incomplete) return;
      setAsking(false);
      try {
        await submission.mutateAsync(values);
      } catch (error) {
        const refused = fieldErrors(error);
        form.setErrors(refused);
        onRefused?.(Object.keys(refused));
        return;
      }
      onClose();
    },
    (refused) => onRefused?.(Object.keys(refused)),
  );

  const leave = () => {
    if (submission.isPending) return;
    if (form.isDirty() && !asking) setAsking(true);
    else onClose();
  };

  return (
    <Modal
      opened
      onClose={leave}
      title={title}
      size={size}
      closeOnClickOutside={!submission.isPending}
      closeOnEscape={!covered}
    >
      <form ref={hotkey} noValidate onSubmit={submit}>
        <Stack gap="sm">
          {children}
          {submission.error && (
            <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
              <ErrorText error={submission.error} failure={failure} />
            </Alert>
          )}
          {asking ? (
            <Alert color="yellow" role="alert" title="Discard your changes?">
              <Group gap="xs" mt="xs">
                <Button size="xs" variant="default" data-autofocus onClick={() => setAsking(false)}>
                  Keep editing
                </Button>
                <Button size="xs" color="red" onClick={onClose}>
                  Discard
                </Button>
              </Group>
            </Alert>
          ) : (
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={leave} disabled={submission.isPending}>
                Cancel
              </Button>
              <Button type="submit" loading={submission.isPending} disabled={incomplete}>
                {submitLabel}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Modal>
  );
}

/** Ctrl or Cmd + Enter submits the form from any of its fields. */
function submitOnModEnter(event: KeyboardEvent): void {
  const modified = event.ctrlKey || event.metaKey;
  if (!modified || event.key !== 'Enter' || !(event.currentTarget instanceof HTMLFormElement))
    return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
