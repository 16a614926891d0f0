import { doubtOf, errorCause, errorText } from '../../core/api/errors.ts';

interface ErrorTextProps {
  error: unknown;
  /** What to say where the server gives no reason (spec, section 8); the call's own text where absent. */
  failure?: string | undefined;
}

/** What failed and, on lines of their own, why, and whether it may have been done all the same. */
export function ErrorText({ error, failure }: ErrorTextProps) {
  const text = errorText(error, failure);
  const cause = errorCause(error);
  const doubt = doubtOf(error);
  return (
    <>
      <div>{text}</div>
      {cause && !text.includes(cause) && <div>{cause}</div>}
      {doubt && <div>{doubt}</div>}
    </>
  );
}
