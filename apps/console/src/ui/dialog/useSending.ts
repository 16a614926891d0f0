import type { UseFormReturnType } from '@mantine/form';
import { useRef, type RefObject, type SubmitEvent } from 'react';
import { errorText, fieldErrors } from '../../core/api/errors.ts';
import { showFailure } from '../../core/api/messages.ts';
import { useRefusalFocus } from '../focus/moveFocus.ts';
import { useIsMounted } from '../form/useFormKept.ts';

/** What a form needs of the mutation that it submits to. */
export interface Submission<Body, Answer> {
  mutateAsync: (body: Body) => Promise<Answer>;
  isPending: boolean;
  error: Error | null;
  /** Forgets how the last call went. */
  reset: () => void;
}

/** The person went back to the form instead of sending it: no failure. */
export class CalledOff extends Error {
  override readonly name = 'CalledOff';
}

interface SendingOptions<Values extends Record<string, unknown>, Body, Answer> {
  form: UseFormReturnType<Values, Body>;
  submission: Submission<Body, Answer>;
  /** What holds the fields and the submitting button. */
  content: RefObject<HTMLElement | null>;
  /** Told the names of the fields that cannot be as they are, by the form's rules or the server's. */
  onRefused?: (fields: string[]) => void;
  /** Called after success, with whether the form is still on screen. */
  onDone: (answer: Answer, isMounted: boolean) => void;
}

/**
 * How forms are sent: one call at a time. What is refused, by the form's rules or the server's, shows on the fields, the
 * first of which gets the focus. If a field already shows the server's whole message, the alert is not shown as well; nor
 * is it any longer when the form's own rules refuse the next try. Who left while the call was on its way hears of its
 * failure in a toast.
 * @returns `send` sends what the form submits; `submit` is the form's submit handler: the form's rules come first, then
 * `next`, which is `send` where absent
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
      if (!mounted.current) return showFailure(text, error);
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
