import { Modal, ModalStackContext, Stack, Text } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import {
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ReactElement,
  type Ref,
  type SubmitEvent,
} from 'react';
import { useCloseDialog, useCloseOnBack } from '../../core/address/history.ts';
import { inRem } from '../../core/browser/fontScale.ts';
import { useIsNarrow } from '../../core/browser/media.ts';
import { useRecordInTabTitle } from '../../core/browser/tabTitle.ts';
import { useReturnFocus } from '../focus/moveFocus.ts';
import { openQuestion, useConfirmedClose } from './confirm.ts';
import styles from './Dialog.module.css';
import { StaleRecordNote } from './RecordQuery.tsx';
import type { Elements } from '../elements.ts';

/** The width of an extra large dialog, for wide tables and two columns (spec, section 2). */
export const extraLarge = '1080px';

export interface DialogProps {
  title: string;
  /** What shows in place of the title's text, such as a name in its typeface. */
  heading?: ReactElement | undefined;
  /** A line below the title, read out with it: the record, if the title does not name it. */
  subtitle?: ReactElement | string;
  size?: string;
  /** The minimum height in pixels, if the window is tall enough, so that nothing moves when the content loads. */
  height?: number;
  /** Whether it is a question, which is read out as a whole and does not fill a phone's screen. */
  isQuestion?: boolean;
  /** Whether a call is running. The dialog then cannot be closed. */
  busy?: boolean;
  /** Whether leaving is blocked, even by closing the tab. */
  locked?: boolean;
  /** Whether closing would lose typed text. Then the dialog asks first. */
  isDirty?: () => boolean;
  /** Whether Back closes it and stays on the screen, since it has no address of its own. */
  closeOnBack?: boolean;
  /** The search parameter that opens it, if the path does not. */
  openParam?: string;
  closedByButtonsOnly?: boolean;
  /** Makes the content a form, buttons included. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  contentRef?: Ref<HTMLDivElement>;
  /** Buttons below the content, always in view. Gets a function that closes the dialog like its cross. */
  footer?: (leave: () => void) => Elements;
  /** Closes the dialog. By default, for a child route, goes to the list. */
  onClose?: () => void;
  children: Elements;
}

/**
 * The frame of every dialog. It handles focus, Escape, Back, clicks outside, unsaved changes and running calls. Mount
 * it to open it. On a phone it fills the screen, unless it is a question.
 */
export function Dialog(props: DialogProps) {
  const { title, heading, subtitle, size = 'md', height, isQuestion = false } = props;
  const { footer, children } = props;
  const { busy = false, locked = false, isDirty, closeOnBack, contentRef = null } = props;
  const { onSubmit, openParam } = props;
  const toList = useCloseDialog();
  const onClose = props.onClose ?? toList;
  const id = useId();
  const isNarrow = useIsNarrow();
  useReturnFocus();
  useRecordInTabTitle(!isQuestion && !closeOnBack && title);
  const content = useMergedRef(useStackedFocus(id), contentRef);
  // Text that is being sent is not lost. But a dialog that still asks a question has sent nothing yet.
  const canAsk = () => !busy || openQuestion.get() !== undefined;
  const close = useConfirmedClose(() => canAsk() && isDirty?.() === true, onClose, openParam);
  const leave = () => {
    if (!busy && !locked) void close();
  };
  useCloseOnBack(leave, { isLocked: () => locked, disabled: !closeOnBack && !locked });
  const body = (
    <Stack gap="sm" ref={content} className={styles.content}>
      {subtitle && (
        // The id of the dialog's description.
        <Text size="sm" c="dimmed" id={`${id}-body`}>
          {typeof subtitle === 'string' ? <bdi>{subtitle}</bdi> : subtitle}
        </Text>
      )}
      {!isQuestion && <StaleRecordNote />}
      {isQuestion ? (
        <Text component="div" size="sm" id={`${id}-body`}>
          {children}
        </Text>
      ) : (
        children
      )}
      {footer && <div className={styles.footer}>{footer(leave)}</div>}
    </Stack>
  );
  return (
    <Modal
      opened
      onClose={leave}
      title={heading ?? title}
      id={id}
      stackId={id}
      size={size}
      styles={{ content: { '--dialog-height': height && inRem(height) } }}
      fullScreen={isNarrow && !isQuestion}
      withCloseButton={!locked}
      closeOnClickOutside={!busy && !props.closedByButtonsOnly}
    >
      {onSubmit ? (
        <form noValidate onSubmit={onSubmit} className={styles.form}>
          {body}
        </form>
      ) : (
        body
      )}
    </Modal>
  );
}

/**
 * Restores the focus in a dialog after another one above it has closed. Mantine's focus trap would focus the first
 * field. Also removes an unmounted dialog from the stack, which Mantine does only for closed ones.
 */
function useStackedFocus(id: string) {
  const content = useRef<HTMLDivElement>(null);
  const stack = use(ModalStackContext);
  const leaveStack = useEffectEvent(() => stack?.removeModal(id));
  useEffect(() => () => leaveStack(), []);
  const isTop = stack?.currentId === id;
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const element = content.current;
    if (!element || !isTop) return;
    const rememberFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    const before = last.current;
    // After the trap's own timer.
    const timer = before && setTimeout(() => before.isConnected && before.focus());
    element.addEventListener('focusin', rememberFocus);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('focusin', rememberFocus);
    };
  }, [isTop]);
  return content;
}
