import { isApiError } from '@dropcatch/sdk';
import type { UseFormReturnType } from '@mantine/form';
import { useRef, type RefObject, type SubmitEvent } from 'react';
import { errorText, fieldErrors } from '../../core/api/errors.ts';
import { showFailure } from '../../core/api/messages.ts';
import { useRefusalFocus } from '../focus/moveFocus.ts';
import { useIsMounted } from '../form/useFormKept.ts';

/** The part of a mutation that a form needs. */
export interface Submission<Body, Answer> {
  mutateAsync: (body: Body) => Promise<Answer>;
  isPending: boolean;
  error: Error | null;
  /** Clears the result of the last call. */
  reset: () => void;
}

/** The person went back to the form instead of sending it. Not a failure. */
export class CalledOff extends Error {
  override readonly name = 'CalledOff';
}

interface SendingOptions<Values extends Record<string, unknown>, Body, Answer> {
  form: UseFormReturnType<Values, Body>;
  submission: Submission<Body, Answer>;
  /** The element with the fields and the submit button. */
  content: RefObject<HTMLElement | null>;
  /** Called with the names of invalid fields, by the form's rules or the server's. */
  onRefused?: (fields: string[]) => void;
  /** Called after success, with whether the form is still on screen. */
  onDone: (answer: Answer, isMounted: boolean) => void;
}

/**
 * Sends a form, one call at a time. Complaints of the form's rules or the server show on the fields, and the first of
 * them gets the focus. If a field shows the server's whole message, no alert shows; nor when the form's rules refuse
 * the next try. If the form was left during the call, a failure shows as a toast.
 * @returns `send` sends the form's body; `submit` is the form's submit handler, which checks the rules and then calls
 * `next`, by default `send`
 */
export function useSending<Values extends Record<string, unknown>, Body, Answer>(
  options: SendingOptions<Values, Body, Answer>,
) {
  const { form, submission, content, onRefused, onDone } = options;
  const mounted = useIsMounted();
  const sending = useRef(false);
  const focusRefused = useRefusalFocus(content, submission.isPending);

  const refuse = (fields: object) => {
    onRefused?.(Object.keys(fields));
    focusRefused();
  };
  const send = async (body: Body) => {
    if (sending.current) return;
    sending.current = true;
    let answer: Answer;
    try {
      answer = await submission.mutateAsync(body);
    } catch (error) {
      if (error instanceof CalledOff) return submission.reset();
      const refused = fieldErrors(error);
      const text = errorText(error);
      form.setErrors(refused);
      if (!mounted.current) {
        // The end of the session tells itself.
        if (!isApiError(error, 401)) showFailure(text, error);
        return;
      }
      const shows = ([name, problem]: [string, string]) =>
        problem === text && content.current?.querySelector(`[data-path="${CSS.escape(name)}"]`);
      if (Object.entries(refused).some(shows)) submission.reset();
      return refuse(refused);
    } finally {
      sending.current = false;
    }
    onDone(answer, mounted.current);
  };
  const submit = (
    event: SubmitEvent<HTMLFormElement>,
    next: (body: Body) => Promise<void> | void = send,
  ) => {
    if (sending.current) event.preventDefault();
    else {
      form.onSubmit(next, (fields) => {
        submission.reset();
        refuse(fields);
      })(event);
    }
  };
  return { send, submit };
}
