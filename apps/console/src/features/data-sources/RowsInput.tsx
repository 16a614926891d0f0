import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { rowsIn } from '../../ui/focus/dom.ts';
import { useRowFocus } from '../../ui/focus/listFocus.ts';
import { valueAt } from '../../ui/form/fieldTable.ts';
import type { DataSourceFormState } from './dataSourceFields.ts';
import styles from './dataSources.module.css';
import type { Elements } from '../../ui/elements.ts';

/** Identifies a row while others are added and removed. */
interface NumberedRow {
  id: number;
}

interface RowsInputProps<Row extends NumberedRow> {
  form: DataSourceFormState;
  /** The name of the form value with the list, `request_headers`. */
  name: string;
  legend: string;
  addLabel: string;
  /** The name of one row for assistive technology, `Header`. */
  noun: string;
  /** The name of a row; its number if empty. */
  nameOf: (row: Row) => string;
  /** The values of a new row. */
  empty: Omit<Row, 'id'>;
  /** Renders the two inputs of a row. Their values are at `path` in the form; `of` is the end of their labels. */
  inputs: (row: Row, path: string, of: string) => Elements;
}

/**
 * Edits a list of a form as rows of two inputs. The first input of a new row gets the focus. A removed row passes the
 * focus to the row in its place.
 */
export function RowsInput<Row extends NumberedRow>(props: RowsInputProps<Row>) {
  const { form, name, noun } = props;
  const one = noun.toLowerCase();
  const rows = valueAt(form.values, name) as readonly Row[];
  const list = useRef<HTMLFieldSetElement>(null);
  useRowFocus(list);
  const hasNewRow = useRef(false);
  useLayoutEffect(() => {
    if (!hasNewRow.current) return;
    hasNewRow.current = false;
    rowsIn(list.current).at(-1)?.querySelector<HTMLElement>('input, select')?.focus();
  });
  const add = () => {
    hasNewRow.current = true;
    const id = Math.max(-1, ...rows.map((row) => row.id)) + 1;
    form.insertListItem(name, { id, ...props.empty });
  };
  return (
    <fieldset ref={list} className={styles.rows}>
      <legend>{props.legend}</legend>
      {rows.map((row, index) => (
        <div key={row.id} role="group" aria-label={`${noun} ${index + 1}`} data-row tabIndex={-1}>
          {props.inputs(row, `${name}.${index}`, `of ${one} ${index + 1}`)}
          <ActionIcon
            variant="subtle"
            color="gray"
            mt={3}
            aria-label={`Remove ${one} ${props.nameOf(row) || index + 1}`}
            onClick={() => form.removeListItem(name, index)}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Button
        data-holds-rows
        size="compact-sm"
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={add}
      >
        {props.addLabel}
      </Button>
    </fieldset>
  );
}
