import { Modal, ModalStackContext, Stack, Text } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import {
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ReactNode,
  type Ref,
  type SubmitEvent,
} from 'react';
import { useCloseDialog, useCloseOnBack } from '../../core/address/history.ts';
import { inRem } from '../../core/browser/fontScale.ts';
import { useNarrow } from '../../core/browser/media.ts';
import { useFocusBack } from '../focus/moveFocus.ts';
import { askedQuestion, useLeaving } from './confirm.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  /** What it is about, if the title does not say it. Shows below the title, and is read out with it. */
  about?: ReactNode;
  size?: string;
  /** The height that it has at least, in pixels, if the window has room for it: nothing moves when its content comes. */
  height?: number;
  /** Whether it is a question, which is read out as a whole and stays small on a phone. */
  described?: boolean;
  /** Whether a call is running. Nothing closes the dialog then. */
  busy?: boolean;
  /** Whether nothing may lead away, not even closing the tab. */
  held?: boolean;
  /** Whether closing would lose typed text. Then the dialog asks first. */
  isDirty?: () => boolean;
  /** Whether it has no address of its own, so that Back closes it and stays on the screen. */
  leftByBack?: boolean;
  /** The search parameter that opens it, if the path does not. */
  openBy?: string;
  closedByButtonsOnly?: boolean;
  /** Makes the content a form, buttons included. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  contentRef?: Ref<HTMLDivElement>;
  /** Buttons below the content, always in view. Gets a function that closes the dialog like its cross. */
  footer?: (leave: () => void) => ReactNode;
  /** Closes it. By default, for a child route, it goes to the list. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * The frame of every dialog. It handles focus, Escape, Back, clicks outside, unsaved changes and running calls. Mount
 * it to open it. On a phone it fills the screen, unless it is a question.
 */
export function Dialog(props: DialogProps) {
  const { title, about, size = 'md', height, described = false, footer, children } = props;
  const { busy = false, held = false, isDirty, leftByBack, openBy, contentRef = null } = props;
  const { onSubmit } = props;
  const toList = useCloseDialog();
  const onClose = props.onClose ?? toList;
  const id = useId();
  const isNarrow = useNarrow();
  useFocusBack();
  const content = useMergedRef(useFocusOfTop(id), contentRef);
  // Text that is being sent is not lost, but a held dialog has sent nothing yet.
  const holds = () => !busy || askedQuestion.get() !== undefined;
  const close = useLeaving(() => holds() && isDirty?.() === true, onClose, openBy);
  const leave = () => {
    if (!busy && !held) void close();
  };
  useCloseOnBack(leave, { isHeld: () => held, disabled: !leftByBack && !held });
  const body = (
    <Stack gap="sm" ref={content} className={styles.content}>
      {about && (
        // The id of the dialog's description.
        <Text size="sm" c="dimmed" id={`${id}-body`}>
          {typeof about === 'string' ? <bdi>{about}</bdi> : about}
        </Text>
      )}
      {described ? (
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
      title={title}
      id={id}
      stackId={id}
      size={size}
      styles={{ content: { '--room': height && inRem(height) } }}
      fullScreen={isNarrow && !described}
      withCloseButton={!held}
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
 * Restores the focus in a dialog after another one above it has closed. Mantine's focus trap would begin at the first
 * field. An unmounted dialog also leaves the stack, which Mantine does only for closed ones.
 */
function useFocusOfTop(id: string) {
  const content = useRef<HTMLDivElement>(null);
  const stack = use(ModalStackContext);
  const leaveStack = useEffectEvent(() => stack?.removeModal(id));
  useEffect(() => () => leaveStack(), []);
  const isTop = stack?.currentId === id;
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const element = content.current;
    if (!element || !isTop) return;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    const before = last.current;
    // After the trap's own timer.
    const timer = before && setTimeout(() => before.isConnected && before.focus());
    element.addEventListener('focusin', note);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('focusin', note);
    };
  }, [isTop]);
  return content;
}

interface DialogSectionProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a dialog, with its heading. */
export function DialogSection({ title, aside, children }: DialogSectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface FormSectionProps {
  title: string;
  /** One line about the fields. */
  help?: string;
  children: ReactNode;
}

/** A group of fields with its title at the left, on a phone above. */
export function FormSection({ title, help, children }: FormSectionProps) {
  return (
    <fieldset className={styles.fields}>
      <legend>
        {title} {help && <span>{help}</span>}
      </legend>
      {children}
    </fieldset>
  );
}
