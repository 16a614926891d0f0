import { errorCause, errorText } from '../api/errors.ts';

interface ErrorTextProps {
  error: unknown;
  /** What to say where the server gives no reason (spec, section 8). */
  failure: string;
}

/** What failed and, on a line of its own, why. */
export function ErrorText({ error, failure }: ErrorTextProps) {
  const text = errorText(error, failure);
  const cause = errorCause(error);
  return (
    <>
      <div>{text}</div>
      {cause && !text.includes(cause) && <div>{cause}</div>}
    </>
  );
}
