import { useState } from 'react';
import type { AskedQuestion } from './confirm.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** A question of {@link confirm}. The safe choice has the focus; Escape and Back take it. */
export function QuestionDialog({
  question: { body, action, answer, ...look },
}: QuestionDialogProps) {
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
      busy={busy}
      onConfirm={() => void confirmed()}
      onClose={() => answer(false)}
    >
      {body}
    </ConfirmDialog>
  );
}

interface QuestionDialogProps {
  question: AskedQuestion;
}
