import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMergedRef } from '@mantine/hooks';
import { useRef, type ReactNode } from 'react';
import { useCloseDialog } from '../../core/address/history.ts';
import { fieldErrors } from '../../core/api/errors.ts';
import { useFormKept, type Beside } from '../form/useFormKept.ts';
import { CallFailure } from '../page/LoadError.tsx';
import { KeptNote } from '../page/UnknownNote.tsx';
import { confirm, type Question } from './confirm.ts';
import { Dialog } from './Dialog.tsx';
import { useSending, type Submission } from './useSending.ts';

interface FormDialogProps<Values extends Record<string, unknown>, Body, State> {
  title: string;
  /** The name of the record, if the title does not have it. Shows below the title, and is read out with it. */
  about?: ReactNode;
  form: UseFormReturnType<Values, Body>;
  submission: Submission<Body, unknown>;
  submitLabel: string;
  /** Whether something required is missing, so that nothing can be submitted yet. */
  incomplete?: boolean;
  /**
   * Called to close the dialog, after success or by the person, unless it is unmounted. By default, for a child route,
   * it goes to the list.
   */
  onClose?: () => void;
  size?: string;
  /** See {@link Dialog}. */
  height?: number;
  /** The search parameter that opens it, if the path does not. */
  openBy?: string;
  /** Other input that is not in the form's values. */
  beside?: Beside<State>;
  /** A question before the form is sent, if any. */
  question?: (body: Body) => Question | undefined;
  /** Called with the names of invalid fields, by the form's rules or the server's. */
  onRefused?: (fields: string[]) => void;
  children: ReactNode;
}

/**
 * A form in a dialog. It shows the busy and failed states of the submission: the button waits, a failure shows in the
 * dialog and on the fields that the server names, and the first of them gets the focus. Nothing typed is lost. If the
 * dialog was left during the call, a failure shows as a toast.
 */
export function FormDialog<Values extends Record<string, unknown>, Body, State>(
  props: FormDialogProps<Values, Body, State>,
) {
  const { title, form, submission, incomplete, question, openBy, onRefused } = props;
  const toList = useCloseDialog();
  const onClose = props.onClose ?? toList;
  const [restored, forgetKept] = useFormKept(form, title, openBy, props.beside);
  const closing = useRef(false);
  const content = useRef<HTMLDivElement>(null);
  const close = () => {
    closing.current = true;
    onClose();
  };
  const { send, submit } = useSending({
    form,
    submission,
    content,
    onRefused,
    onDone: (_answer, isMounted) => (isMounted ? close() : forgetKept()),
  });
  // All fields that the server complained about have changed since.
  const named = Object.keys(fieldErrors(submission.error));
  const mended = named.length > 0 && named.every((field) => form.errors[field] === undefined);
  const askThenSend = async (body: Body) => {
    if (incomplete) return;
    const asked = question?.(body);
    if (!asked || (await confirm(asked))) await send(body);
  };
  return (
    <Dialog
      title={title}
      about={props.about}
      size={props.size}
      height={props.height}
      openBy={openBy}
      busy={submission.isPending}
      isDirty={() => !closing.current && form.isDirty()}
      onSubmit={(event) => submit(event, askThenSend)}
      contentRef={useMergedRef(content, beginAtFirstField)}
      onClose={close}
      footer={(leave) => (
        <>
          <CallFailure error={mended ? null : submission.error} />
          <Button variant="default" onClick={leave} disabled={submission.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={submission.isPending} disabled={incomplete}>
            {props.submitLabel}
          </Button>
        </>
      )}
    >
      {restored && <KeptNote />}
      {props.children}
    </Dialog>
  );
}

/** Makes the dialog focus its first field, unless another one is marked, instead of its cross. */
function beginAtFirstField(content: HTMLElement | null): void {
  if (!content || content.querySelector('[data-autofocus]')) return;
  const field = 'input:not([readonly], [disabled], [type="hidden"]), select, textarea';
  content.querySelector(field)?.setAttribute('data-autofocus', '');
}
