import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useNarrow } from '../../core/browser/media.ts';
import { passesFocusTo } from '../focus/moveFocus.ts';
import type { Action } from './ActionMenu.tsx';
import { MenuButton } from './MenuButton.tsx';
import styles from './menu.module.css';

/** One line of a phone has room for so many, and for More. */
const mostOnPhone = 2;

const passesFocusToSibling = passesFocusTo((button) =>
  [...(button.parentElement?.querySelectorAll('button') ?? [])].find((other) => other !== button),
);

/** The actions of a record as buttons, without those that are off now. A phone shows the first; the rest is under More. */
export function ActionButtons({ actions }: { actions: readonly Action[] }) {
  const navigate = useNavigate();
  const possible = actions.filter(({ disabled, disabledReason }) => !disabled && !disabledReason);
  const inFoot = useNarrow() ? possible.slice(0, mostOnPhone) : possible;
  const rest = possible.slice(inFoot.length);
  const buttons = inFoot.map((action) => (
    <Button
      key={action.label}
      ref={passesFocusToSibling}
      size="xs"
      variant={action.danger ? 'subtle' : 'default'}
      color={action.danger ? 'red' : undefined}
      className={action.danger ? styles.apart : undefined}
      onClick={() => ('go' in action ? void navigate(action.go) : action.onSelect())}
    >
      {action.label}
    </Button>
  ));
  if (rest.length === 0) return buttons;
  return (
    <>
      {buttons}
      <MenuButton actions={() => rest}>
        {(button) => (
          <Button
            {...button}
            size="xs"
            variant="default"
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            More
          </Button>
        )}
      </MenuButton>
    </>
  );
}
