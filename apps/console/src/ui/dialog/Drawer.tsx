import { ActionIcon, CloseButton, Group } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactElement } from 'react';
import { createMediaQueryHook } from '../../core/browser/media.ts';
import { useRecordInTabTitle } from '../../core/browser/tabTitle.ts';
import { openNextRow } from '../focus/listFocus.ts';
import { useReturnFocus } from '../focus/moveFocus.ts';
import { Dialog, StaleRecordNote } from './Dialog.tsx';
import styles from './Drawer.module.css';
import type { Elements } from '../elements.ts';

interface DrawerProps {
  title: string;
  /** A line below the title, such as who and when. */
  subtitle?: ReactElement | string;
  footer?: Elements;
  /**
   * The name of one record of the list, in lower case: 'order'. Adds buttons for the next and previous one.
   */
  noun?: string;
  onClose: () => void;
  children: Elements;
}

/** Whether the window is wide enough for a list and details. */
const useIsWide = createMediaQueryHook('(min-width: 68.75rem)');

/**
 * The details of a record beside its list, which stays usable. The keys j and k and its buttons go to the next and
 * previous row. In narrow windows it is a {@link Dialog}.
 */
export function Drawer(props: DrawerProps) {
  const { title, subtitle, footer, onClose, children } = props;
  if (useIsWide()) return <Panel {...props} />;
  return (
    <Dialog
      title={title}
      subtitle={subtitle}
      size="xl"
      onClose={onClose}
      footer={footer ? () => footer : undefined}
    >
      {children}
    </Dialog>
  );
}

/** Escape closes these before the drawer. */
const overlays = '[aria-modal="true"], [role="menu"], [role="listbox"], :popover-open';

function Panel({ title, subtitle, noun, footer, onClose, children }: DrawerProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useReturnFocus();
  useRecordInTabTitle(title);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !document.querySelector(overlays)) onClose();
  });
  useEffect(() => {
    // Runs in the capture phase, before other listeners close their overlays.
    const listen = (event: KeyboardEvent) => closeByEscape(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
  return (
    <div role="dialog" aria-labelledby={id} data-drawer className={styles.drawer}>
      <header className={styles.head} role="presentation">
        <div className={styles.title}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
        <Group gap={4} wrap="nowrap">
          {noun && (
            <>
              <Step label={`Previous ${noun}`} icon={<IconChevronUp size={18} />} step={-1} />
              <Step label={`Next ${noun}`} icon={<IconChevronDown size={18} />} step={1} />
            </>
          )}
          <CloseButton aria-label="Close" onClick={onClose} />
        </Group>
      </header>
      <div className={styles.body}>
        <StaleRecordNote />
        {children}
      </div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </div>
  );
}

function Step({ label, icon, step }: { label: string; icon: Elements; step: 1 | -1 }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="dimmed"
      aria-label={label}
      onClick={() => openNextRow(step)}
    >
      {icon}
    </ActionIcon>
  );
}
