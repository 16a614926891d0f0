import { useState } from 'react';
import { QuestionOver, type AskedQuestion } from './confirm.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

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
