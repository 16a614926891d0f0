import { IconRefresh } from '@tabler/icons-react';
import { LoadButton } from './LoadButton.tsx';

/** Loads what a screen shows anew; over when all of it has come. */
export function RefreshButton({ load }: { load: () => Promise<unknown> }) {
  return (
    <LoadButton
      variant="subtle"
      color="gray"
      c="inherit"
      size="xs"
      leftSection={<IconRefresh size={14} aria-hidden />}
      load={load}
    >
      Refresh
    </LoadButton>
  );
}
