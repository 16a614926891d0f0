import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { densities, useDensity } from '../../lib/browser/settings.ts';
import { chosenOf } from '../../lib/form/chosenOf.ts';

const labels = { comfortable: 'Comfortable', compact: 'Compact' } as const;

/** The density of all tables of this browser; a choice holds at once. */
export function DensitySelect(props: Pick<NativeSelectProps, 'description' | 'size'>) {
  const [density, setDensity] = useDensity();
  return (
    <NativeSelect
      {...props}
      label="Density of tables"
      data={densities.map((value) => ({ value, label: labels[value] }))}
      value={density}
      onChange={({ currentTarget: { value } }) => setDensity(chosenOf(densities, value) ?? density)}
    />
  );
}
