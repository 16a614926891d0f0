import { actionsColumn } from './actionsColumn.ts';
import type { Column } from './DataList.tsx';
import type { Action } from '../menu/ActionMenu.tsx';
import { RowMenu } from '../menu/RowMenu.tsx';

/**
 * An {@link actionsColumn} with a menu.
 * @param nameOf whose actions they are, as in "Actions for order #42"
 */
export function menuColumn<Row>(
  nameOf: (row: Row) => string,
  actionsFor: (row: Row) => readonly Action[],
): Column<Row> {
  return actionsColumn(70, (row) => (
    <RowMenu label={`Actions for ${nameOf(row)}`} actions={() => actionsFor(row)} />
  ));
}
