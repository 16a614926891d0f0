/** A key that was pressed, as the browser or as React tells of it. */
type Press = Pick<
  KeyboardEvent,
  'ctrlKey' | 'metaKey' | 'key' | 'currentTarget' | 'preventDefault'
>;

/** Key handler of a form: Ctrl or Cmd + Enter submits it from any of its fields. */
export function submitByKeys(event: Press): void {
  const { ctrlKey, metaKey, key, currentTarget: form } = event;
  if (!(ctrlKey || metaKey) || key !== 'Enter' || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  form.requestSubmit();
}
