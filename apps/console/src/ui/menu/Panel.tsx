import { Popover, type PopoverProps } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { useCloseOnBack } from '../../core/address/history.ts';
import { DropdownTarget, type Dropdown } from './useDropdown.ts';
import styles from './menu.module.css';
import type { Elements } from '../elements.ts';

/**
 * A panel, open below the button of a {@link useDropdown}. It traps the focus and returns it to the button; Back closes
 * it. Holds a `Popover.Dropdown`.
 */
export function OpenedPanel({
  target,
  onClose,
  children,
  ...panel
}: Dropdown & Omit<PopoverProps, 'children'> & { children: Elements }) {
  useCloseOnBack(onClose);
  return (
    <Popover
      opened
      onChange={onClose}
      width="min(23.75rem, calc(100vw - 1rem))"
      shadow="md"
      position="bottom-end"
      trapFocus
      transitionProps={{ duration: 0 }}
      {...panel}
    >
      <Popover.Target>
        <DropdownTarget element={target} />
      </Popover.Target>
      {children}
    </Popover>
  );
}

interface PanelProps extends Dropdown {
  label: string;
  /** The edge of the button that the panel is aligned with. Default: the end. */
  align?: 'start' | 'end' | undefined;
  children: ReactNode;
}

/** The open panel of a {@link PanelButton}. */
export function Panel({ label, align = 'end', children, ...dropdown }: PanelProps) {
  return (
    <OpenedPanel
      {...dropdown}
      position={`bottom-${align}`}
      // Mantine would take the name from the button, where it may be a tooltip.
      withRoles={false}
      // Shift vertically, too: the panel is often taller than the space below the button.
      middlewares={{ shift: { crossAxis: true, padding: 8 } }}
    >
      <Popover.Dropdown
        role="dialog"
        id={`${dropdown.id}-dropdown`}
        aria-label={label}
        tabIndex={-1}
        className={styles.panel}
      >
        {/* Gets the focus first, since the content may still be loading. */}
        <div
          role="group"
          aria-label={label}
          tabIndex={-1}
          data-autofocus
          className={styles.content}
        >
          <Suspense fallback={<p role="status">Loading…</p>}>{children}</Suspense>
        </div>
      </Popover.Dropdown>
    </OpenedPanel>
  );
}
