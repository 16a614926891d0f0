import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { QuestionOver, type AskedQuestion, type Question } from './confirm.ts';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps extends Omit<Question, 'body' | 'action'> {
  /** Disables confirming. The dialog must say why. */
  disabled?: boolean;
  busy?: boolean;
  /** Back takes the safe choice, too. For questions of screens, not of dialogs, which go back themselves. */
  leftByBack?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done. The safe choice has the focus, and Escape takes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel = 'Cancel', danger, size = 'sm' } = props;
  const { disabled, busy, leftByBack, onConfirm, onClose } = props;
  return (
    <Dialog
      title={title}
      size={size}
      described
      busy={busy}
      leftByBack={leftByBack}
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
      {children}
    </Dialog>
  );
}

/** A question of {@link confirm}. The safe choice has the focus; Escape and Back take it. */
export function QuestionDialog({ question }: { question: AskedQuestion }) {
  const { id: _, body, action, answer, ...look } = question;
  const [isOver, setIsOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirmed = async () => {
    if (busy) return;
    setBusy(true);
    // The action has reported its failure.
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
