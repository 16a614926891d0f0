import { Group, Text } from '@mantine/core';
import { BusyButton } from '../../../ui/page/BusyButton.tsx';

interface StartTestCatchProps {
  /** Why none can be started now. */
  blocked: string | undefined;
  busy: boolean;
}

/** The button that submits a form of a test catch, or why it cannot. */
export function StartTestCatch({ blocked, busy }: StartTestCatchProps) {
  return (
    <Group justify="flex-end" gap="xs" mt="xs">
      {blocked && (
        <Text size="sm" c="dimmed">
          {blocked}
        </Text>
      )}
      <BusyButton type="submit" disabled={Boolean(blocked)} busy={busy}>
        Start Test Catch
      </BusyButton>
    </Group>
  );
}
