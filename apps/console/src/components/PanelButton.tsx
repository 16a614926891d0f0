import { Button, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useState, type ReactNode } from 'react';
import styles from './PanelButton.module.css';

interface PanelButtonProps {
  label: string;
  /** The panel's content, in a lazy chunk; made when the panel opens. */
  children: (close: () => void) => ReactNode;
}

/** A button with a panel of choices and small forms under it, which costs nothing until it is opened. */
export function PanelButton({ label, children }: PanelButtonProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(380px, calc(100vw - 16px))"
      shadow="md"
      // Up or down, too: the panel is seldom as short as the room below the button.
      middlewares={{ shift: { crossAxis: true, padding: 8 } }}
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          rightSection={<IconChevronDown size={14} aria-hidden />}
          onClick={() => setOpened(!opened)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel}>
        {/* Takes the focus first: the content may still be on its way. */}
        <div tabIndex={-1} data-autofocus className={styles.content}>
          <Suspense fallback={<p role="status">Loading…</p>}>
            {children(() => setOpened(false))}
          </Suspense>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
