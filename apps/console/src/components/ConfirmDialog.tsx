import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusBack } from '../lib/useFocusBack.ts';

interface ConfirmDialogProps {
  title: string;
  /** What will happen, and to what, by name. */
  children: ReactNode;
  /** The confirming button, a verb. */
  confirmLabel: string;
  /** The confirming button is red: what follows cannot be undone. */
  danger?: boolean;
  /** The call is on its way: both buttons wait. */
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done. The safe choice has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, danger = false, busy, onConfirm, onClose } = props;
  useFocusBack();
  return (
    <Modal opened onClose={() => busy || onClose()} title={title} size="sm">
      <Text component="div" size="sm" mb="md">
        {children}
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
          Cancel
        </Button>
        <Button {...(danger && { color: 'red' })} onClick={onConfirm} loading={busy}>
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
