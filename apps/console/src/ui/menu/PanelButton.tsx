import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, type Icon } from '@tabler/icons-react';
import { Suspense, type ReactNode } from 'react';
import { loadPanel, Panel } from './lazyDropdowns.ts';
import { useDropdown } from './useDropdown.ts';

interface PanelButtonProps {
  label: string;
  /** Shows in place of the label, which is then its name and its tooltip. */
  icon?: Icon;
  /** The panel's content, in a lazy chunk; made when the panel opens. */
  children: (close: () => void) => ReactNode;
}

/** A button with a panel of choices and small forms under it, which costs nothing until it is opened. */
export function PanelButton({ label, icon: LabelIcon, children }: PanelButtonProps) {
  const { button, dropdown } = useDropdown('dialog', loadPanel);
  return (
    <>
      {LabelIcon ? (
        <ActionIcon
          {...button}
          variant="subtle"
          color="gray"
          size={30}
          aria-label={label}
          title={label}
        >
          <LabelIcon size={16} aria-hidden />
        </ActionIcon>
      ) : (
        <Button
          {...button}
          size="xs"
          variant="default"
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {label}
        </Button>
      )}
      {dropdown && (
        <Suspense>
          <Panel {...dropdown}>{children(dropdown.onClose)}</Panel>
        </Suspense>
      )}
    </>
  );
}
