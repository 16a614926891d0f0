import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface DeleteDialogProps<Answer, Doomed> {
  title: string;
  confirmLabel: string;
  /** The record, as the call takes it. */
  record: NoInfer<Doomed>;
  deletion: UseMutationOptions<Answer, Error, Doomed>;
  onClose: () => void;
  /** What will be gone, by name. */
  children: ReactNode;
}

/** Asks before a record is deleted for good, and stays until the answer is there. */
export function DeleteDialog<Answer, Doomed>(props: DeleteDialogProps<Answer, Doomed>) {
  const { record, deletion, onClose, ...question } = props;
  const { mutate, isPending } = useMutation(deletion);
  return (
    <ConfirmDialog
      {...question}
      danger
      busy={isPending}
      onConfirm={() => mutate(record, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
