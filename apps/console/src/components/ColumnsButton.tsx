import { Text } from '@mantine/core';
import { lazyPart } from '../lib/lazyPart.ts';
import type { ColumnChooserProps } from './ColumnChooser.tsx';
import { PanelButton } from './PanelButton.tsx';

const Chooser = lazyPart<ColumnChooserProps>(
  async () => (await import('./ColumnChooser.tsx')).ColumnChooser,
  Missing,
);

/** The menu of a list that has no views: its columns and the density. */
export function ColumnsButton(props: ColumnChooserProps) {
  return <PanelButton label="Columns">{() => <Chooser {...props} />}</PanelButton>;
}

function Missing() {
  return (
    <Text size="sm" role="alert">
      The columns could not be loaded. Check your connection and reload the page.
    </Text>
  );
}
