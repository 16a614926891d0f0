import type { CharType } from '@dropcatch/sdk';
import { optionsOf } from '../../core/text/looks.ts';

const labels: Readonly<Record<CharType, string>> = {
  alpha: 'Alpha Only a-z',
  alphanumeric: 'Alphanumeric a-z 0-9',
};

/** What the filter by characters offers, in the catalogue and in released domains (spec, section 2). */
export const charTypeOptions: readonly { value: string; label: string }[] = [
  { value: '', label: 'All Characters' },
  ...optionsOf(labels),
];
