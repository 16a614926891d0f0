import { Button, Group, Modal, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMergedRef } from '@mantine/hooks';
import { useRef, useState, type ReactNode } from 'react';
import { errorText, fieldErrors } from '../../api/errors.ts';
import { showFailure } from '../../api/messages.ts';
import { useFocusBack } from '../../lib/focus/useFocusBack.ts';
import { useHere } from '../../lib/form/useHere.ts';
import { useRefusalFocus } from '../../lib/focus/useRefusalFocus.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ErrorText } from '../ErrorText.tsx';
import { FailureAlert } from '../FailureAlert.tsx';
import { LeaveQuestion, useLeaveBlocker } from './LeaveGuard.tsx';

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
  /** Called when the dialog should go: after success, or when the person gives up. Not where it is gone already. */
  onClose: () => void;
  size?: string;
  /** Another dialog stands over this one: Escape is meant for that one. */
  covered?: boolean;
  /** The search parameter that has it open, where it may be open without a path of its own. */
  openBy?: string;
  /** What was entered but would not be saved: asked about before the form is sent. */
  leftOut?: string | undefined;
  /** Told the names of the fields that cannot be as they are, by the form's rules or the server's: to show them. */
  onRefused?: (fields: string[]) => void;
  children: ReactNode;
}

/**
 * A form in a dialog. Busy and failed states come from the submission and cannot be forgotten: the button waits, a
 * failure shows in the dialog and on the fields that the server names, the first of which gets the focus, and nothing
 * typed is lost. Leaving with changes asks first, by Back too. Who left while the call was on its way is not called back,
 * and hears of a failure.
 */
export function FormDialog<Values extends Record<string, unknown>, Body>(
  props: FormDialogProps<Values, Body>,
) {
  const { title, form, submission, failure, submitLabel, onClose, size = 'md', children } = props;
  const { covered = false, incomplete = false, leftOut, openBy, onRefused } = props;
  useFocusBack();
  const [asking, setAsking] = useState(false);
  const [unsent, setUnsent] = useState<Body>();
  const sending = useRef(false);
  const closing = useRef(false);
  const here = useHere();
  const content = useRef<HTMLDivElement>(null);
  const body = useMergedRef(content, beginAtFirstField);
  const focusRefused = useRefusalFocus(content, submission.isPending);
  const blocked = useLeaveBlocker(
    () => !closing.current && !submission.isPending && form.isDirty(),
    openBy,
  );

  const refuse = (fields: object) => {
    onRefused?.(Object.keys(fields));
    focusRefused();
  };
  const send = async (values: Body) => {
    if (sending.current || incomplete) return;
    sending.current = true;
    try {
      await submission.mutateAsync(values);
    } catch (error) {
      if (!here.current) return showFailure(errorText(error, failure), error);
      const refused = fieldErrors(error);
      form.setErrors(refused);
      return refuse(refused);
    } finally {
      sending.current = false;
    }
    if (here.current) close();
  };

  const close = () => {
    closing.current = true;
    onClose();
  };
  const leave = () => {
    if (submission.isPending) return;
    if (form.isDirty()) setAsking(true);
    else close();
  };
  const stay = () => {
    setAsking(false);
    blocked?.reset();
  };
  const question = asking || blocked;

  return (
    <Modal
      opened
      onClose={leave}
      title={title}
      size={size}
      closeOnClickOutside={!submission.isPending}
      closeOnEscape={!covered && !question && !unsent}
    >
      <form
        noValidate
        onSubmit={(event) => form.onSubmit(leftOut ? setUnsent : send, refuse)(event)}
      >
        <Stack gap="sm" ref={body}>
          {children}
          {submission.error && (
            <FailureAlert>
              <ErrorText error={submission.error} failure={failure} />
            </FailureAlert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={leave} disabled={submission.isPending}>
              Cancel
            </Button>
            <Button type="submit" loading={submission.isPending} disabled={incomplete}>
              {submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
      {unsent && (
        <ConfirmDialog
          title="Save without it?"
          confirmLabel="Save Without It"
          onConfirm={() => {
            setUnsent(undefined);
            void send(unsent);
          }}
          onClose={() => setUnsent(undefined)}
        >
          {leftOut}
        </ConfirmDialog>
      )}
      {question && <LeaveQuestion onStay={stay} onLeave={blocked?.proceed ?? close} />}
    </Modal>
  );
}

/** Has the dialog begin at its first field, where none is named to begin at, instead of at the cross in its corner. */
function beginAtFirstField(content: HTMLElement | null): void {
  if (content?.querySelector('[data-autofocus]') !== null) return;
  const first = content.querySelector(
    'input:not([readonly], [disabled], [type="hidden"]), select, textarea',
  );
  first?.setAttribute('data-autofocus', '');
}
