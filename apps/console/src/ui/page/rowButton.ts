import { passesFocusTo } from '../focus/moveFocus.ts';

/** The props of a button in a list item. It passes the focus to its item when it disappears. */
export const rowButton = {
  variant: 'default',
  size: 'compact-sm',
  ref: passesFocusTo((button) => button.closest('li')),
} as const;
