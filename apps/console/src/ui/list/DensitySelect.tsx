import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { densities, useDensity } from '../../core/browser/settings.ts';
import { chosenOf } from '../form/fields.ts';

const labels = { dense: 'Dense', compact: 'Compact', comfortable: 'Comfortable' } as const;

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
