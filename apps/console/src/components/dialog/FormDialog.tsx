import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMergedRef } from '@mantine/hooks';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useFocusBack } from '../../lib/focus/useFocusBack.ts';
import { useFormKept, type Beside } from '../../session/useFormKept.ts';
import { CallFailure } from '../CallFailure.tsx';
import { KeptNote } from '../KeptNote.tsx';
import { LeaveQuestion, useLeaveBlocker } from './LeaveGuard.tsx';
import { useSending, type Submission } from './useSending.ts';
import styles from './FormDialog.module.css';

/** What a {@link ConfirmDialog} calls. */
interface Answers {
  onConfirm: () => void;
  onClose: () => void;
}

interface FormDialogProps<Values extends Record<string, unknown>, Body, State> {
  title: string;
  /** The record by name, where the title does not tell it: stands below it, and is read out with it. */
  about?: ReactNode;
  form: UseFormReturnType<Values, Body>;
  submission: Submission<Body, unknown>;
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
  /** What else was entered, where not all of it is in the form's values. */
  beside?: Beside<State>;
  /** The {@link ConfirmDialog} that comes before the form is sent, where there is something to ask. */
  renderQuestion?: (body: Body, answers: Answers) => ReactNode;
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
export function FormDialog<Values extends Record<string, unknown>, Body, State>(
  props: FormDialogProps<Values, Body, State>,
) {
  const { title, form, submission, failure, submitLabel, onClose, size = 'md', children } = props;
  const { about, covered = false, incomplete = false, renderQuestion } = props;
  const { openBy, beside, onRefused } = props;
  useFocusBack();
  const id = useId();
  const [restored, forgetKept] = useFormKept(form, title, openBy, beside);
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState<ReactNode>();
  const closing = useRef(false);
  const content = useRef<HTMLDivElement>(null);
  const body = useMergedRef(content, beginAtFirstField);
  const { send, submit } = useSending({
    form,
    submission,
    failure,
    content,
    onRefused,
    onDone: (_answer, isMounted) => {
      if (isMounted) close();
      else forgetKept();
    },
  });
  const blocked = useLeaveBlocker(
    () => !closing.current && !submission.isPending && form.isDirty(),
    openBy,
  );

  const askThenSend = (values: Body): Promise<void> | undefined => {
    if (incomplete) return;
    const goBack = () => setAsked(undefined);
    const goOn = () => {
      goBack();
      void send(values);
    };
    const question = renderQuestion?.(values, { onConfirm: goOn, onClose: goBack });
    if (!question) return send(values);
    setAsked(question);
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
  const leaving = asking || blocked;

  return (
    <Modal
      opened
      onClose={leave}
      title={title}
      id={id}
      size={size}
      closeOnClickOutside={!submission.isPending}
      closeOnEscape={!covered && !leaving && !asked}
    >
      <form noValidate onSubmit={(event) => submit(event, askThenSend)}>
        <Stack gap="sm" ref={body} className={styles.content}>
          {about && (
            // By this id the dialog is described.
            <Text size="sm" c="dimmed" id={`${id}-body`}>
              {about}
            </Text>
          )}
          {restored && <KeptNote />}
          {children}
          <Stack gap="sm" className={styles.end}>
            <CallFailure error={submission.error} failure={failure} />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={leave} disabled={submission.isPending}>
                Cancel
              </Button>
              <Button type="submit" loading={submission.isPending} disabled={incomplete}>
                {submitLabel}
              </Button>
            </Group>
          </Stack>
        </Stack>
      </form>
      {asked}
      {leaving && <LeaveQuestion onStay={stay} onLeave={blocked?.proceed ?? close} />}
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
