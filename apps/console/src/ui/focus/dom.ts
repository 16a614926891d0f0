import type { Tone } from '../../core/text/labels.ts';

/**
 * The data attributes that one file renders and another one looks for, in code or in a stylesheet. An attribute that
 * only a component and its own stylesheet share is not here.
 */
interface SharedAttributes {
  /** A row, which j and k focus, and whose record a click or Enter opens. Its value identifies it where rows move. */
  'data-row'?: boolean | string | number;
  /** In a row: the link that opens its record. */
  'data-opens'?: boolean;
  /** In a row or a drawer: the control that this key clicks. */
  'data-key'?: 'o' | 'w' | 'x';
  /** The actions for selected rows, which a key leads to. */
  'data-selection-actions'?: boolean;
  /** The button of a message, such as Undo, which a key leads to. */
  'data-message-action'?: boolean;
  /** The list, its empty text, or the button that adds a row: gets the focus if no row is left. */
  'data-holds-rows'?: boolean;
  /** The element around rows: new rows start with the first one in view. */
  'data-scrolls-rows'?: boolean;
  /** A panel beside a list: a dialog in which shortcuts work. */
  'data-drawer'?: boolean;
  /** Gets the focus when a dialog opens (Mantine). */
  'data-autofocus'?: boolean;
  /** A field of a form: its path in the form's values (Mantine). */
  'data-path'?: string;
  /** The colour of words, which say the same; `plain` is that of the text around them. */
  'data-color'?: Tone | 'dim' | 'plain';
  /** The state of a badge or glyph. It colours the edge of its row. */
  'data-tone'?: string;
  /** Words that say that a drop is over. They dim their row. */
  'data-over'?: boolean;
  /** A dash in a cell, which a phone does not show. */
  'data-dash'?: boolean;
  /** The place of a cell in the two lines of a row on a phone: see `Column`. */
  'data-phone'?: 'heading' | 'aside' | 'line' | 'hidden';
  /** The height of a table's rows. Low ones have no second line. */
  'data-density'?: string;
  /** A button that shows only its icon on a phone. */
  'data-icon-on-phone'?: boolean;
  /** A dialog at the top of a phone, where the keyboard does not cover it. */
  'data-at-top'?: boolean;
  /** Filters of which a phone shows the first one beside their button. */
  'data-quick'?: boolean;
  /** The age of data, whose space is reserved. */
  'data-age'?: boolean;
}

declare module 'react' {
  // The attributes of all elements: JSX checks their values.
  interface AriaAttributes extends SharedAttributes {}
}

/**
 * The selector of elements with a shared attribute.
 * @param value the value that it must have; any by default
 */
export function marked(attribute: keyof SharedAttributes, value?: string): string {
  return value === undefined ? `[${attribute}]` : `[${attribute}="${CSS.escape(value)}"]`;
}

/** The row that contains an element. */
export function rowOf(element: Element | null | undefined): HTMLElement | undefined {
  return element?.closest<HTMLElement>(marked('data-row')) ?? undefined;
}

/** The rendered rows in an element, in order. */
export function rowsIn(element: ParentNode | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>(marked('data-row')) ?? [])];
}
