interface KeyInForm {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  currentTarget: EventTarget | null;
  preventDefault: () => void;
}

/** Ctrl or Cmd + Enter submits the form from any of its fields: for its `onKeyDown`. */
export function submitByKeys(event: KeyInForm): void {
  const { key, ctrlKey, metaKey, currentTarget: form } = event;
  if (!(ctrlKey || metaKey) || key !== 'Enter' || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  form.requestSubmit();
}
