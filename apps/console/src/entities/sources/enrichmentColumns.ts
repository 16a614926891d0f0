import type { Enrichment, EnrichmentSource } from '@dropcatch/sdk';
import { enrichmentKey } from './columnKey.ts';
import { metricText } from '../../ui/list/metricText.ts';
import type { Column } from '../../ui/list/column.tsx';
import { dash } from '../../core/text/numbers.ts';

/** A row that data sources may say something about. */
interface Enriched {
  enrichment?: Enrichment | undefined;
}

/**
 * The columns of the data sources that a person has chosen: of each its main value, then its additional ones (spec,
 * section 3). Without a label the main value goes by the name of its source.
 */
export function enrichmentColumns<Row extends Enriched>(
  sources: readonly EnrichmentSource[],
): Column<Row>[] {
  return sources.flatMap(({ id, name, main_value_label, additional_values }) =>
    [
      { key: `ds${id}_main`, label: main_value_label || name },
      ...additional_values.map(({ field, label }) => ({ key: enrichmentKey(id, field), label })),
    ].map(({ key, label }) => ({
      id: key,
      header: label,
      width: 120,
      align: 'right' as const,
      sortKey: key,
      // The highest figures are what people look for.
      firstOrder: 'desc' as const,
      cell: ({ enrichment }: Row) => metricText(enrichment?.[key], label) || dash,
      value: ({ enrichment }: Row) => enrichment?.[key],
    })),
  );
}
