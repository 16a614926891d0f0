import { Button, Checkbox, Text } from '@mantine/core';
import { useId, useRef } from 'react';
import { PlainSelect } from '../../../ui/form/PlainField.tsx';
import { DraftInput } from '../../../ui/list/DraftInput.tsx';
import { formatCount } from '../../../core/text/numbers.ts';
import type { CatalogSearch } from '../catalogSearch.ts';
import { FurtherSearch as SearchFurther } from './FurtherSearch.tsx';
import type { FurtherSearch } from './furtherRows.ts';
import type { Refinement } from './refineRows.ts';
import styles from './refine.module.css';

export interface RefinePanelProps {
  search: CatalogSearch;
  /** The columns that are shown. */
  shown: readonly { id: string; header: string }[];
  /** Rows on the page, once they have come, and how many of them are left. */
  loaded: number | undefined;
  left: number;
  /** How many rows the filter has. */
  total: number | undefined;
  /** What a search of further pages is of; undefined where nothing is refined. */
  further: FurtherSearch | undefined;
  /** Shows only what the refinement leaves, not how to change it. */
  folded: boolean;
  /** Called when the refinement is lifted: the panel stays, and so does the focus. */
  onCleared: () => void;
  /** Changes what shows of the page that is loaded. */
  onLook: (patch: Partial<CatalogSearch>, replace?: boolean) => void;
}

const none: { [Name in keyof Refinement]-?: undefined } = {
  starts: undefined,
  ends: undefined,
  no_digits: undefined,
  no_hyphens: undefined,
  metric: undefined,
  metric_min: undefined,
};

/** Narrows the loaded page down, and says that it is no more than that. */
export function RefinePanel(props: RefinePanelProps) {
  const { search, loaded = 0, left, total = 0, further, folded, onLook, onCleared } = props;
  const { starts, ends, no_digits, no_hyphens, metric, metric_min } = search;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const metrics = props.shown.filter((column) => column.id.startsWith('ds'));
  const chosen = metrics.some((column) => column.id === metric) ? metric : undefined;
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={id} className={styles.panel}>
      <div className={styles.head}>
        <Text size="sm" component="p">
          <strong id={id}>Refine this page</strong>
          <span className={styles.note}>
            {' '}
            – works on the {formatCount(loaded)} loaded rows only; the filters above search the
            whole catalogue
          </span>
        </Text>
        <div className={styles.state}>
          <span role="status">
            {further && `${formatCount(left)} of ${formatCount(loaded)} rows on this page`}
          </span>
          {further && (
            <SearchFurther
              key={JSON.stringify(further)}
              search={further}
              shown={props.shown}
              total={total}
              left={left}
            />
          )}
          {further && (
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => {
                onLook(none);
                onCleared();
                panel.current?.focus();
              }}
            >
              Clear refinement
            </Button>
          )}
        </div>
      </div>
      <div className={styles.fields} hidden={folded}>
        <DraftInput
          kind="text"
          label="Starts with"
          value={starts ?? ''}
          onCommit={(text) => onLook({ starts: text || undefined }, true)}
        />
        <DraftInput
          kind="text"
          label="Ends with"
          value={ends ?? ''}
          onCommit={(text) => onLook({ ends: text || undefined }, true)}
        />
        <PlainSelect
          label="Metric"
          disabled={metrics.length === 0}
          options={[
            { value: '', label: metrics.length === 0 ? 'Needs a data source' : 'None' },
            ...metrics.map((column) => ({ value: column.id, label: column.header })),
          ]}
          value={chosen ?? ''}
          onChange={(event) => onLook({ metric: event.currentTarget.value || undefined })}
        />
        <DraftInput
          kind="number"
          label="Minimum"
          placeholder={chosen ? 'At least' : 'Of a metric'}
          value={metric_min === undefined ? '' : String(metric_min)}
          onCommit={(text) => onLook({ metric_min: text ? Number(text) : undefined }, true)}
        />
        <Checkbox
          size="xs"
          className={styles.check}
          label="No digits"
          checked={no_digits !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            onLook({ no_digits: checked ? 'yes' : undefined })
          }
        />
        <Checkbox
          size="xs"
          className={styles.check}
          label="No hyphens"
          checked={no_hyphens !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            onLook({ no_hyphens: checked ? 'yes' : undefined })
          }
        />
      </div>
    </section>
  );
}
