import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ColumnChooserProps } from './ColumnChooser.tsx';
import { lazyPart } from '../page/lazyPart.tsx';
import { PanelButton } from '../menu/MenuButton.tsx';

const Chooser = lazyPart<ColumnChooserProps>(
  async () => (await import('./ColumnChooser.tsx')).ColumnChooser,
);

/** The menu of a list that has no views: its columns and the density. */
export function ColumnsButton(props: ColumnChooserProps) {
  return (
    <PanelButton label="Columns" icon={IconAdjustmentsHorizontal}>
      {() => <Chooser {...props} />}
    </PanelButton>
  );
}
