import { enteredText } from '../../core/text/enteredText.ts';

/**
 * What to look for in names, of what somebody typed or pasted: a part of a name, a whole one with the dot of the root
 * behind it, or the address of a web page, of which its host counts. Nothing if nothing is left.
 */
export function searchedName(text: string | undefined): string | undefined {
  const name = enteredText(text ?? '')
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[/?#].*$/s, '');
  // A dot alone, or before a TLD, is a part of names.
  return (name.length > 1 ? name.replace(/\.$/, '') : name) || undefined;
}
