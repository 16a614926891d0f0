import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useFocusBack } from '../lib/useFocusBack.ts';

interface LeaveGuardProps {
  /** Asked when the person is about to leave: whether something would be lost. */
  isDirty: () => boolean;
}

/**
 * Asks before a screen with unsaved changes is left, also by Back and by closing the tab. Changes of the address within
 * the screen, such as another tab of it, do not ask; nor does the end of the session, where there is nothing to stay for.
 */
export function LeaveGuard({ isDirty }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && next.pathname !== '/login' && isDirty(),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return <LeaveQuestion onStay={reset} onLeave={proceed} />;
}

function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  useFocusBack();
  return (
    <Modal opened onClose={onStay} title="Discard your changes?" size="sm">
      <Text size="sm" mb="md">
        What you changed on this screen is not saved.
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onStay} data-autofocus>
          Keep editing
        </Button>
        <Button color="red" onClick={onLeave}>
          Discard
        </Button>
      </Group>
    </Modal>
  );
}
