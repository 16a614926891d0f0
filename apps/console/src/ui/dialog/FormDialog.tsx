import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMergedRef } from '@mantine/hooks';
import { useRef, type ReactElement } from 'react';
import { useCloseDialog } from '../../core/address/history.ts';
import { fieldErrors } from '../../core/api/errors.ts';
import { marked } from '../focus/dom.ts';
import { useFormRestore } from '../form/useFormRestore.ts';
import { CallFailure } from '../page/LoadError.tsx';
import { RestoredNote } from '../page/StaleDataNote.tsx';
import { confirm, type Question } from './confirm.ts';
import { Dialog } from './Dialog.tsx';
import { useFormSubmit, type Submission } from '../form/useFormSubmit.ts';
import type { Elements } from '../elements.ts';

interface FormDialogProps<Values extends Record<string, unknown>, Body, Answer> {
  title: string;
  /** See {@link Dialog}. */
  subtitle?: ReactElement | string;
  form: UseFormReturnType<Values, Body>;
  submission: Submission<Body, Answer>;
  submitLabel: string;
  /** Whether required input is missing. Disables the submit button. */
  incomplete?: boolean;
  /**
   * Called to close the dialog, after success or by the user, unless it is unmounted. By default, for a child route,
   * goes to the list.
   */
  onClose?: () => void;
  /** Called after success instead of `onClose`, unless the dialog is unmounted: shows what the call answered. */
  onDone?: (answer: Answer) => void;
  size?: string;
  /** See {@link Dialog}. */
  height?: number;
  /** The search parameter that opens it, if the path does not. */
  openParam?: string;
  /** A question before the form is sent, if any. */
  question?: (body: Body) => Question | undefined;
  /** Called with the names of invalid fields, by the form's rules or the server's. */
  onInvalid?: (fields: string[]) => void;
  children: Elements;
}

/**
 * A form in a dialog. While the call runs, the submit button shows a loader. A failure shows in the dialog and on the
 * fields that the server names, and the first of them gets the focus. Typed text stays. If the dialog was closed during
 * the call, a failure shows as a toast.
 */
export function FormDialog<Values extends Record<string, unknown>, Body, Answer>(
  props: FormDialogProps<Values, Body, Answer>,
) {
  const { title, form, submission, incomplete, question, openParam, onInvalid } = props;
  const toList = useCloseDialog();
  const onClose = props.onClose ?? toList;
  const [restored, forgetDraft] = useFormRestore(form, title, {
    openParam,
    stage: () => (submission.isPending ? 'sent' : 'typing'),
  });
  const closing = useRef(false);
  const content = useRef<HTMLDivElement>(null);
  const close = () => {
    closing.current = true;
    onClose();
  };
  const { send, submit } = useFormSubmit({
    form,
    submission,
    content,
    onInvalid,
    onDone: (answer, isMounted) => {
      if (!isMounted) return forgetDraft();
      closing.current = true;
      if (props.onDone) props.onDone(answer);
      else onClose();
    },
  });
  // The user has changed all fields that the server rejected.
  const invalid = Object.keys(fieldErrors(submission.error));
  const allFixed = invalid.length > 0 && invalid.every((field) => form.errors[field] === undefined);
  const askThenSend = async (body: Body) => {
    if (incomplete) return;
    const asked = question?.(body);
    if (!asked || (await confirm(asked))) await send(body);
  };
  return (
    <Dialog
      title={title}
      subtitle={props.subtitle}
      size={props.size}
      height={props.height}
      openParam={openParam}
      busy={submission.isPending}
      isDirty={() => !closing.current && form.isDirty()}
      onSubmit={(event) => submit(event, askThenSend)}
      contentRef={useMergedRef(content, autofocusFirstField)}
      onClose={close}
      footer={(leave) => (
        <>
          <CallFailure error={allFixed ? null : submission.error} />
          <Button variant="default" onClick={leave} disabled={submission.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={submission.isPending} disabled={incomplete}>
            {props.submitLabel}
          </Button>
        </>
      )}
    >
      {restored && <RestoredNote />}
      {props.children}
    </Dialog>
  );
}

/** Makes the dialog focus its first field instead of its close button, unless another element is marked. */
function autofocusFirstField(content: HTMLElement | null): void {
  if (!content || content.querySelector(marked('data-autofocus'))) return;
  const field = 'input:not([readonly], [disabled], [type="hidden"]), select, textarea';
  content.querySelector(field)?.setAttribute('data-autofocus', '');
}
