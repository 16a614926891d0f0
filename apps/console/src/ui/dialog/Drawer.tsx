import { ActionIcon, CloseButton, Group } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ReactElement,
} from 'react';
import { createMediaQueryHook } from '../../core/browser/media.ts';
import { useRecordInTabTitle } from '../../core/browser/tabTitle.ts';
import { openNextRow } from '../focus/listFocus.ts';
import { useFocusFallback, useReturnFocus } from '../focus/moveFocus.ts';
import { Dialog } from './Dialog.tsx';
import { StaleRecordNote } from './RecordQuery.tsx';
import styles from './Drawer.module.css';
import type { Elements } from '../elements.ts';

interface DrawerProps {
  title: string;
  /** What shows in place of the title's text, such as a name in its typeface. */
  heading?: ReactElement;
  /** A button after the title. */
  action?: ReactElement;
  /** A line below the title, such as who and when. */
  subtitle?: ReactElement | string;
  /** What shows at the right of the title, in narrow windows above the content. */
  aside?: Elements;
  /** Small for few facts. */
  width?: 'small';
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
  const { title, heading, action, subtitle, aside, footer, onClose, children } = props;
  if (useIsWide()) return <Panel {...props} />;
  return (
    <Dialog
      title={title}
      heading={heading}
      subtitle={subtitle}
      size="xl"
      onClose={onClose}
      footer={footer ? () => footer : undefined}
    >
      {(action || aside) && (
        <div className={styles.above}>
          {aside}
          {action}
        </div>
      )}
      {children}
    </Dialog>
  );
}

/** Escape closes these before the drawer. */
const overlays = '[aria-modal="true"], [role="menu"], [role="listbox"], :popover-open';

function Panel(props: DrawerProps) {
  const { title, heading, action, subtitle, aside, noun, width } = props;
  const { footer, onClose, children } = props;
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  useReturnFocus();
  useRecordInTabTitle(title);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  // A link in the details to another record is gone once that record shows.
  useFocusFallback(head, title);
  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !document.querySelector(overlays)) onClose();
  });
  // A layout effect, so that no Escape is lost between the first paint and the listener.
  useLayoutEffect(() => {
    // Runs in the capture phase, before other listeners close their overlays.
    const listen = (event: KeyboardEvent) => closeByEscape(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
  return (
    <div
      role="dialog"
      aria-labelledby={id}
      data-drawer
      data-width={width}
      className={styles.drawer}
    >
      <header className={styles.head} role="presentation">
        <div className={styles.title}>
          <div className={styles.line}>
            <h2 id={id} ref={head} tabIndex={-1}>
              {heading ?? title}
            </h2>
            {action}
          </div>
          {subtitle && <p>{subtitle}</p>}
        </div>
        {aside}
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
