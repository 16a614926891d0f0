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
import { useNarrow } from '../../core/browser/media.ts';
import { useFocusBack } from '../focus/moveFocus.ts';
import { askedQuestion, useLeaving } from './confirm.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  /** What it is about, where the title does not tell: stands below it, and is read out with it. */
  about?: ReactNode;
  size?: string;
  /** It is a question: it is read out as a whole when it opens, and stays small on a phone. */
  described?: boolean;
  /** A call is on its way: nothing closes the dialog now. */
  busy?: boolean;
  /** Nothing may lead away while it runs, closing the tab included. */
  held?: boolean;
  /** Whether leaving loses something that was typed: then the dialog asks first. */
  isDirty?: () => boolean;
  /** It has no address of its own: Back closes it, and leaves the screen alone. */
  leftByBack?: boolean;
  /** The search parameter that has it open, where the path alone does not. */
  openBy?: string;
  closedByButtonsOnly?: boolean;
  /** Makes the content a form, buttons included. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  contentRef?: Ref<HTMLDivElement>;
  /** Buttons, which stay in sight below the content; given what leaves the dialog as its cross does. */
  footer?: (leave: () => void) => ReactNode;
  /** Takes it from the screen. Absent for a child route of a list: it closes to the list. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * The frame of every dialog. It alone knows where the focus goes, what Escape, Back and a click beside it do, that
 * unsaved changes are asked about, and that a dialog waits while its call is on its way. Mount it to open it. On a phone
 * it has the whole screen, unless it is a question.
 */
export function Dialog(props: DialogProps) {
  const { title, about, size = 'md', described = false, footer, children, onSubmit } = props;
  const { busy = false, held = false, isDirty, leftByBack, openBy, contentRef = null } = props;
  const toList = useCloseDialog();
  const onClose = props.onClose ?? toList;
  const id = useId();
  const isNarrow = useNarrow();
  useFocusBack();
  const content = useMergedRef(useFocusOfTop(id), contentRef);
  // What a call has taken along is not lost; one that waits for an answer has taken nothing yet.
  const holds = () => !busy || askedQuestion.get() !== undefined;
  const close = useLeaving(() => holds() && isDirty?.() === true, onClose, openBy);
  const leave = () => {
    if (!busy && !held) void close();
  };
  useCloseOnBack(leave, { isHeld: () => held, disabled: !leftByBack && !held });
  const body = (
    <Stack gap="sm" ref={content} className={styles.content}>
      {about && (
        // By this id the dialog is described.
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
 * Gives the focus back to where it was in a dialog over which another one stood. Mantine's focus trap would begin again
 * at the first field. A dialog that is unmounted leaves the stack, which Mantine expects of one that is closed only.
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

/** Fields of a form that belong together: what they are about stands at the left of them, on a phone above. */
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
