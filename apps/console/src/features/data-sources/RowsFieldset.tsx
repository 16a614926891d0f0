import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useFocusKept } from '../../ui/focus/listFocus.ts';
import styles from './dataSources.module.css';

interface RowsFieldsetProps {
  legend: string;
  addLabel: string;
  onAdd: () => void;
  rows: readonly {
    id: number;
    /** Its name for assistive technology. */
    label: string;
    fields: ReactNode;
    removeLabel: string;
    onRemove: () => void;
  }[];
}

/**
 * Rows of fields, of which there may be any number. The focus stays where the work is: who adds one has it in the first
 * field of that, who removes one in the row in its place.
 */
export function RowsFieldset({ legend, addLabel, onAdd, rows }: RowsFieldsetProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  useFocusKept(list);
  const adding = useRef(false);
  useLayoutEffect(() => {
    if (!adding.current) return;
    adding.current = false;
    const added = [...(list.current?.querySelectorAll('[data-row]') ?? [])].at(-1);
    added?.querySelector<HTMLElement>('input, select')?.focus();
  });
  return (
    <fieldset ref={list} className={styles.group}>
      <legend>{legend}</legend>
      {rows.map(({ id, label, fields, removeLabel, onRemove }) => (
        <div
          key={id}
          role="group"
          aria-label={label}
          data-row
          tabIndex={-1}
          className={styles.pair}
        >
          {fields}
          <ActionIcon
            variant="subtle"
            color="gray"
            mt={3}
            aria-label={removeLabel}
            onClick={onRemove}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          data-holds-rows
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => {
            adding.current = true;
            onAdd();
          }}
        >
          {addLabel}
        </Button>
      </div>
    </fieldset>
  );
}
