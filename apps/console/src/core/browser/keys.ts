type Key = Pick<KeyboardEvent, 'key' | 'code' | 'getModifierState'>;

/**
 * The key of a shortcut: the character that was typed, in lower case, whatever Caps Lock says. On a layout without Latin
 * letters, such as Cyrillic, Greek or Hebrew, it is the letter that the same key has on a Latin one. AltGr types a
 * character of its own, and no such letter.
 */
export function shortcutKey(event: Key): string {
  const { key, code } = event;
  const isOtherScript = /^(?!\p{Script=Latin})\p{L}$/u.test(key);
  // The Hebrew layout has an apostrophe there.
  const isHebrewW = key === "'" && code === 'KeyW';
  const isLetterKey = code.startsWith('Key') && !event.getModifierState('AltGraph');
  return isLetterKey && (isOtherScript || isHebrewW)
    ? code.slice(3).toLowerCase()
    : key.toLowerCase();
}

/** Whether Control or Command is held, and not AltGr, which Windows reports as Control with Alt. */
export function isCommand(event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey;
}

/**
 * Keeps a key of an input method from everybody else: Enter takes a suggestion then, and Escape drops it. To be called
 * before all other listeners. Safari ends the composition before that key, which it then marks only by its code.
 */
export function keepInputMethodKey(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
}
