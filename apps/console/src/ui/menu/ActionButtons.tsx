import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useIsNarrow } from '../../core/browser/media.ts';
import { passesFocusTo } from '../focus/moveFocus.ts';
import { useStartAction, type Action } from './action.ts';
import { MenuButton } from './MenuButton.tsx';
import styles from './menu.module.css';

/** The maximum number of buttons before More on a phone. */
const maxOnPhone = 2;

const passesFocusToSibling = passesFocusTo((button) =>
  [...(button.parentElement?.querySelectorAll('button') ?? [])].find((other) => other !== button),
);

/** The enabled actions of a record as buttons. A phone shows the first two; the others are under More. */
export function ActionButtons({ actions }: { actions: readonly Action[] }) {
  const start = useStartAction();
  const enabled = actions.filter(({ disabled, disabledReason }) => !disabled && !disabledReason);
  const visible = useIsNarrow() ? enabled.slice(0, maxOnPhone) : enabled;
  const rest = enabled.slice(visible.length);
  const buttons = visible.map((action) => (
    <Button
      key={action.label}
      ref={passesFocusToSibling}
      size="xs"
      variant={action.isNext ? 'filled' : action.danger ? 'subtle' : 'default'}
      color={action.danger ? 'red' : undefined}
      className={action.danger ? styles.apart : undefined}
      onClick={() => start(action)}
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
