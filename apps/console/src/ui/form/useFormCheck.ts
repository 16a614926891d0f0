import type { UseFormReturnType } from '@mantine/form';
import { useRef } from 'react';
import { useInvalidFieldFocus } from '../focus/moveFocus.ts';

/**
 * Checks a form when it is sent: problems show on the fields, and the first invalid field gets the focus. Dialogs that
 * save something use a `FormDialog`, which does the same.
 * @returns the ref of the element around the fields, and a function that makes the submit handler
 */
export function useFormCheck<
  Values extends Record<string, unknown>,
  Body,
  Content extends HTMLElement = HTMLFormElement,
>(form: UseFormReturnType<Values, Body>, isPending = false) {
  const content = useRef<Content>(null);
  const focusInvalidField = useInvalidFieldFocus(content, isPending);
  const submit = (onValid: (body: Body) => void) => form.onSubmit(onValid, focusInvalidField);
  return [content, submit] as const;
}
