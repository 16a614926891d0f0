/** What a form's rules say of each field: what is wrong with it, or nothing. Answers the fields that have a problem. */
export function problemsOf(
  fields: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  );
}
