import { passesFocusTo } from '../focus/moveFocus.ts';

/** The props of a button in a list item. It passes the focus to its item when it disappears. */
export const rowButton = {
  variant: 'default',
  size: 'compact-sm',
  ref: passesFocusTo((button) => button.closest('li')),
} as const;

/** The props of a quiet button above a list. */
export const quietButton = { size: 'xs', variant: 'subtle', color: 'gray', c: 'inherit' } as const;

/** The props of a quiet button that shows only its icon on a phone. */
export const iconOnPhone = { ...quietButton, 'data-icon-on-phone': true } as const;
