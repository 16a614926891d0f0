import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { DisableConfirm, type OpenQuestion, type Question } from './confirm.ts';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps extends Omit<Question, 'body' | 'action'> {
  /** Disables confirming. The dialog must say why. */
  disabled?: boolean;
  busy?: boolean;
  /** Whether Back takes the safe choice, too. For questions of screens; dialogs handle Back themselves. */
  closeOnBack?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before an action. The safe choice has the focus, and Escape takes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel = 'Cancel', danger, size = 'sm' } = props;
  const { disabled, busy, closeOnBack, onConfirm, onClose } = props;
  return (
    <Dialog
      title={title}
      size={size}
      isQuestion
      busy={busy}
      closeOnBack={closeOnBack}
      onClose={onClose}
      footer={(leave) => (
        <>
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
        </>
      )}
    >
      <div>{children}</div>
    </Dialog>
  );
}

/** A question of {@link confirm}. The safe choice has the focus; Escape and Back take it. */
export function QuestionDialog({ question }: { question: OpenQuestion }) {
  const { id: _, body, action, answer, ...props } = question;
  const [isDisabled, setIsDisabled] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    // The action reports its own failure.
    await action?.().catch(() => undefined);
    answer(true);
  };
  return (
    <ConfirmDialog
      {...props}
      closeOnBack
      disabled={isDisabled}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={() => answer(false)}
    >
      <DisableConfirm value={setIsDisabled}>{body}</DisableConfirm>
    </ConfirmDialog>
  );
}
