const textFields =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

const patience = 5000;

let release = () => {};

/** Lets go of the letters that are held, if any. */
export const releaseLetters = (): void => release();

/**
 * For a key that opens something to type into, which may still be loading: holds the letters that are typed meanwhile,
 * so that none of them is lost or taken for a shortcut, and puts them into the first text field that gets the focus. Any
 * other key, a select, or a screen that takes the focus for itself, lets go of them.
 */
export function holdLetters(): void {
  release();
  let letters = '';
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (target instanceof Element && target.matches(textFields)) return release();
    const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    // A blank presses the button that has the focus.
    if (!isLetter || (key === ' ' && letters === '')) return release();
    event.preventDefault();
    event.stopPropagation();
    letters += key;
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.matches(textFields)) {
      release();
      insert(target as HTMLInputElement, letters);
    } else if (target.matches('select') || !target.closest('[aria-modal="true"]')) release();
  };
  const timer = setTimeout(() => release(), patience);
  window.addEventListener('keydown', onKeyDown, { capture: true });
  window.addEventListener('focusin', onFocus);
  release = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    window.removeEventListener('focusin', onFocus);
  };
}

/** Puts a text at the cursor of a field, as typing does. */
function insert(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (text === '' || field.readOnly) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}
