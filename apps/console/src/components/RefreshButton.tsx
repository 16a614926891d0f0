import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';

/** Loads what a screen shows anew. */
export function RefreshButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconRefresh size={14} aria-hidden />}
      onClick={onClick}
    >
      Refresh
    </Button>
  );
}
