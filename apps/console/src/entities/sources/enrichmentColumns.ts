import type { Enrichment, EnrichmentSource } from '@dropcatch/sdk';
import { metricText } from './cellText.ts';
import type { Column } from '../../ui/list/column.tsx';
import { dash } from '../../core/text/numbers.ts';

/**
 * The key of a data source's column in a row's enrichment: the field in lower case, every other character than
 * a to z and 0 to 9 replaced by an underscore (spec, section 3).
 */
export function enrichmentKey(sourceId: number, field: string): string {
  return `ds${sourceId}_${columnKey(field)}`;
}

/** A field of a data source as a column key, `Citation Flow` → `citation_flow`. */
export function columnKey(field: string | null | undefined): string {
  return (field ?? '').toLowerCase().replace(/[^a-z0-9]/g, '_');
}

/** A row that data sources may have values for. */
interface Enriched {
  enrichment?: Enrichment;
}

/**
 * The columns of the data sources that a person has chosen: the main value, then the additional ones (spec, section 3).
 * A main value without a label has its source's name.
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
      // People look for the highest figures.
      firstOrder: 'desc' as const,
      cell: ({ enrichment }: Row) => metricText(enrichment?.[key], label) || dash,
      value: ({ enrichment }: Row) => enrichment?.[key],
    })),
  );
}
