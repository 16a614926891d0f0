import { Checkbox, Group } from '@mantine/core';
import type { EnrichmentSource } from '@dropcatch/sdk';

interface SourcePickerProps {
  sources: readonly EnrichmentSource[];
  selected: readonly number[];
  onChange: (ids: number[]) => void;
}

/** Data Sources checkboxes: each adds the columns of its source to the list. */
export function SourcePicker({ sources, selected, onChange }: SourcePickerProps) {
  if (sources.length === 0) return null;
  return (
    <Checkbox.Group
      mt="xs"
      size="xs"
      label="Data Sources"
      value={selected.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
    >
      <Group gap="md" mt={4}>
        {sources.map(({ id, name }) => (
          <Checkbox key={id} size="xs" value={String(id)} label={name} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
