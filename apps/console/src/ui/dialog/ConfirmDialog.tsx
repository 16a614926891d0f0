import { Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { QuestionOver, type AskedQuestion } from './confirm.ts';

interface ConfirmDialogProps {
  title: string;
  /** What will happen, and to what, by name. */
  children: ReactNode;
  /** The confirming button, a verb. */
  confirmLabel: string;
  /** The button of the safe choice. */
  cancelLabel?: string;
  /** The confirming button is red: what follows cannot be undone. */
  danger?: boolean;
  /** It cannot be confirmed now; the dialog says why. */
  disabled?: boolean;
  /** The call is on its way: both buttons wait. */
  busy?: boolean;
  size?: string;
  /** Back takes the safe choice, too: for a question of a screen, not of a dialog, which goes back itself. */
  leftByBack?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done. The safe choice has the focus, and Escape takes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel = 'Cancel', onConfirm, onClose } = props;
  const { danger = false, disabled = false, busy = false, leftByBack = false, size = 'sm' } = props;
  return (
    <Dialog
      title={title}
      size={size}
      described
      busy={busy}
      leftByBack={leftByBack}
      onClose={onClose}
      footer={(leave) => (
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={leave} disabled={busy} data-autofocus>
            {cancelLabel}
          </Button>
          <Button
            color={danger ? 'red' : undefined}
            onClick={onConfirm}
            disabled={disabled}
            loading={busy}
          >
            {confirmLabel}
          </Button>
        </Group>
      )}
    >
      {children}
    </Dialog>
  );
}

/** A question of {@link confirm}. The safe choice has the focus; Escape and Back take it. */
export function QuestionDialog({
  question: { body, action, answer, ...look },
}: QuestionDialogProps) {
  const [isOver, setIsOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirmed = async () => {
    if (busy) return;
    setBusy(true);
    // A failure has been told where the action declares its texts.
    await action?.().catch(() => undefined);
    answer(true);
  };
  return (
    <ConfirmDialog
      {...look}
      leftByBack
      disabled={isOver}
      busy={busy}
      onConfirm={() => void confirmed()}
      onClose={() => answer(false)}
    >
      <QuestionOver value={setIsOver}>{body}</QuestionOver>
    </ConfirmDialog>
  );
}

interface QuestionDialogProps {
  question: AskedQuestion;
}
