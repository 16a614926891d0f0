import { Button, Group } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { quietButton } from '../../ui/page/buttonProps.ts';
import { ViewTabs } from './views/ViewTabs.tsx';
import type { ViewsPanelProps } from './views/ViewsPanel.tsx';
import styles from './domains.module.css';

/** A part of the screen that a button shows and hides. */
export interface Toggle {
  label: string;
  icon: Icon;
  open: boolean;
  onToggle: (open: boolean) => void;
}

interface CatalogViewsProps {
  views: Omit<ViewsPanelProps, 'onClose'>;
  toggles: readonly Toggle[];
}

/** The line above the catalogue: the saved views, and buttons that show and hide parts of the screen. */
export function CatalogViews({ views, toggles }: CatalogViewsProps) {
  return (
    <>
      <ViewTabs {...views} />
      <Group gap={4} wrap="nowrap" className={styles.toggles}>
        {toggles.map(({ label, icon: ToggleIcon, open, onToggle }) => (
          <Button
            {...quietButton}
            key={label}
            className={styles.toggle}
            aria-expanded={open}
            leftSection={<ToggleIcon size={14} aria-hidden />}
            onClick={() => onToggle(!open)}
          >
            {label}
          </Button>
        ))}
      </Group>
    </>
  );
}
