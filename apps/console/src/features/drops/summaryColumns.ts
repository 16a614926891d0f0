import { hoursOf, type RaceRow } from '../../entities/race/raceRows.ts';
import { outcomeLabels } from '../../entities/race/outcome.ts';
import { stateLook } from '../../entities/orders/orderStates.ts';
import type { CsvColumn } from '../../ui/list/csv.ts';

/** The columns of the file that the day is saved in. */
export const summaryColumns: readonly CsvColumn<RaceRow>[] = [
  { header: 'Order', value: ({ order }) => order.id },
  { header: 'Domain', value: ({ order }) => order.domain },
  { header: 'Drop Date', value: ({ order }) => order.drop_date },
  { header: 'Window (UTC)', value: ({ order }) => hoursOf(order) },
  { header: 'Outcome', value: ({ outcome }) => outcomeLabels[outcome] },
  { header: 'Status', value: ({ order }) => stateLook(order.state).label },
  { header: 'Last Code', value: ({ sent }) => sent.last?.status_code },
  { header: 'Last Answer', value: ({ sent, note }) => sent.last?.status_message ?? note },
  { header: 'Creates', value: ({ sent }) => sent.count?.total },
  { header: 'Account', value: ({ account }) => account },
  { header: 'At (UTC)', value: ({ sent }) => sent.last?.timestamp },
  { header: 'Price', value: ({ order }) => order.price },
];
