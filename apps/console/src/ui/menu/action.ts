import type { Icon } from '@tabler/icons-react';
import { useNavigate, type NavigateOptions } from '@tanstack/react-router';

/** An action for a record or a list: a link, or a function. */
export type Action = {
  label: string;
  icon?: Icon;
  disabled?: boolean;
  /** Why it is disabled; shows below the label. */
  disabledReason?: string;
  /** What it does at once, without a question or a form. Shows where its record is out of sight. */
  effect?: string;
  /** Whether it is the next step of the record, so that its button is filled. */
  isNext?: boolean;
  /** Whether it cannot be undone, or ends something. */
  danger?: boolean;
} & (
  | { onSelect: () => void }
  /** The address of a dialog or screen. The list's filters and page stay in the address. */
  | { go: NavigateOptions }
);

/** Returns a function that follows the link of an action, or calls its function. */
export function useStartAction(): (action: Action) => void {
  const navigate = useNavigate();
  return (action) => {
    if ('go' in action) void navigate({ search: true, ...action.go });
    else action.onSelect();
  };
}
