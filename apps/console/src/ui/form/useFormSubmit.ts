import { isApiError } from '@dropcatch/sdk';
import type { UseFormReturnType } from '@mantine/form';
import { useRef, type RefObject, type SubmitEvent } from 'react';
import { errorText, fieldErrors } from '../../core/api/errors.ts';
import { showFailure } from '../../core/api/messages.ts';
import { marked } from '../focus/dom.ts';
import { useInvalidFieldFocus } from '../focus/moveFocus.ts';
import { useIsMounted } from '../../core/useIsMounted.ts';

/** The part of a mutation that a form needs. */
export interface Submission<Body, Answer> {
  mutateAsync: (body: Body) => Promise<Answer>;
  isPending: boolean;
  error: Error | null;
  /** Clears the result of the last call. */
  reset: () => void;
}

/** Thrown if the user goes back to the form instead of sending it. Not a failure. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

interface FormSubmitOptions<Values extends Record<string, unknown>, Body, Answer> {
  form: UseFormReturnType<Values, Body>;
  submission: Submission<Body, Answer>;
  /** The element with the fields and the submit button. */
  content: RefObject<HTMLElement | null>;
  /** Called with the names of invalid fields, by the form's rules or the server's. */
  onInvalid?: (fields: string[]) => void;
  /** Called after success, with whether the form is still on screen. */
  onDone?: (answer: Answer, isMounted: boolean) => void;
}

/**
 * Sends a form, one call at a time. Problems found by the form's rules or the server show on the fields, and the first
 * invalid field gets the focus. An alert shows only if no field shows the server's whole message, until the next attempt.
 * If the form was closed during the call, a failure shows as a toast.
 * @returns `send` sends the form's body; `submit` is the form's submit handler, which checks the rules and then calls
 * `next`, by default `send`
 */
export function useFormSubmit<Values extends Record<string, unknown>, Body, Answer>(
  options: FormSubmitOptions<Values, Body, Answer>,
) {
  const { form, submission, content, onInvalid, onDone } = options;
  const mounted = useIsMounted();
  const sending = useRef(false);
  const focusInvalidField = useInvalidFieldFocus(content, submission.isPending);

  const reportInvalid = (fields: object) => {
    onInvalid?.(Object.keys(fields));
    focusInvalidField();
  };
  const send = async (body: Body) => {
    if (sending.current) return;
    sending.current = true;
    let answer: Answer;
    try {
      answer = await submission.mutateAsync(body);
    } catch (error) {
      if (error instanceof Cancelled) return submission.reset();
      const fieldProblems = fieldErrors(error);
      const text = errorText(error);
      form.setErrors(fieldProblems);
      if (!mounted.current) {
        // The end of the session has a message of its own.
        if (!isApiError(error, 401)) showFailure(text, error);
        return;
      }
      const shows = ([name, problem]: [string, string]) =>
        problem === text && content.current?.querySelector(marked('data-path', name));
      if (Object.entries(fieldProblems).some(shows)) submission.reset();
      return reportInvalid(fieldProblems);
    } finally {
      sending.current = false;
    }
    onDone?.(answer, mounted.current);
  };
  const submit = (
    event: SubmitEvent<HTMLFormElement>,
    next: (body: Body) => Promise<void> | void = send,
  ) => {
    if (sending.current) event.preventDefault();
    else {
      form.onSubmit(next, (fields) => {
        submission.reset();
        reportInvalid(fields);
      })(event);
    }
  };
  return { send, submit };
}
