import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { Action } from './ActionMenu.tsx';
import styles from './menu.module.css';

/** The actions of a record as buttons at the bottom of its details. Disabled ones are left out. */
export function ActionButtons({ actions }: { actions: readonly Action[] }) {
  const navigate = useNavigate();
  const possible = actions.filter(({ disabled, disabledReason }) => !disabled && !disabledReason);
  return possible.map((action) => (
    <Button
      key={action.label}
      size="xs"
      variant={action.danger ? 'subtle' : 'default'}
      color={action.danger ? 'red' : undefined}
      className={action.danger ? styles.apart : undefined}
      onClick={() => ('go' in action ? void navigate(action.go) : action.onSelect())}
    >
      {action.label}
    </Button>
  ));
}
