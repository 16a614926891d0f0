import { Text } from '@mantine/core';

/** Says in a form that it begins with what was kept of it ({@link useFormKept}). */
export function KeptNote() {
  return (
    <Text size="sm" role="status">
      What you typed before your session ended is here again.
    </Text>
  );
}
