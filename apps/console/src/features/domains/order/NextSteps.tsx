import { Text } from '@mantine/core';

/** What becomes of an order once it is placed: what `New` means, and who has to do what by when. */
export function NextSteps() {
  return (
    <Text size="sm" c="dimmed">
      The order begins as New: unpaid, and not yet in the catch. A manager records your payment and
      approves the order. Both must be done before the release begins.
    </Text>
  );
}
