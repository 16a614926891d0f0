import { IconRefresh } from '@tabler/icons-react';
import { LoadButton } from './LoadButton.tsx';

/** Loads what a screen shows anew; over when all of it has come. */
export function RefreshButton({ onLoad }: { onLoad: () => Promise<unknown> }) {
  return (
    <LoadButton
      variant="default"
      size="xs"
      leftSection={<IconRefresh size={14} aria-hidden />}
      onLoad={onLoad}
    >
      Refresh
    </LoadButton>
  );
}
