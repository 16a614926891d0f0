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
  /** The record by name, where the title does not tell it: stands below it, and is read out with it. */
  about?: ReactNode;
  form: UseFormReturnType<Values, Body>;
  submission: Submission<Body, unknown>;
  submitLabel: string;
  /** Something that must be there is still missing: nothing can be submitted yet. */
  incomplete?: boolean;
  /**
   * Called when the dialog should go: after success, or when the person gives up. Not where it is gone already. Absent
   * for a child route of a list: it closes to the list.
   */
  onClose?: () => void;
  size?: string;
  /** The search parameter that has it open, where it may be open without a path of its own. */
  openBy?: string;
  /** What else was entered, where not all of it is in the form's values. */
  beside?: Beside<State>;
  /** What to ask before the form is sent, where there is something to ask. */
  question?: (body: Body) => Question | undefined;
  /** Told the names of the fields that cannot be as they are, by the form's rules or the server's: to show them. */
  onRefused?: (fields: string[]) => void;
  children: ReactNode;
}

/**
 * A form in a dialog. Busy and failed states come from the submission and cannot be forgotten: the button waits, a
 * failure shows in the dialog and on the fields that the server names, the first of which gets the focus, and nothing
 * typed is lost. Who left while the call was on its way is not called back, and hears of a failure.
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
  // The server named fields, and each of them was changed since: its complaint may hold no longer.
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

/** Has the dialog begin at its first field, where none is named to begin at, instead of at the cross in its corner. */
function beginAtFirstField(content: HTMLElement | null): void {
  if (!content || content.querySelector('[data-autofocus]')) return;
  const field = 'input:not([readonly], [disabled], [type="hidden"]), select, textarea';
  content.querySelector(field)?.setAttribute('data-autofocus', '');
}
