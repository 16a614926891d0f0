import { domainLengths } from '@dropcatch/sdk';
import { charTypeOptions } from '../../entities/domains/domains.ts';
import { partOfName, type FilterField } from '../../ui/list/filterFields.ts';
import type { CatalogSearch } from './catalogSearch.ts';

/** The filter form of /domains (spec, section 2). */
export function catalogFilterFields(tlds: readonly string[]): FilterField<keyof CatalogSearch>[] {
  return [
    { name: 'search', label: 'Search Domain', kind: 'text', placeholder: partOfName },
    {
      name: 'tld',
      label: 'TLD',
      kind: 'select',
      options: [
        { value: '', label: 'All TLDs' },
        ...tlds.map((tld) => ({ value: tld, label: `.${tld}` })),
      ],
      labelOf: (tld) => `.${tld}`,
    },
    {
      name: 'char_type',
      label: 'Char Type',
      kind: 'select',
      options: charTypeOptions,
      lowPriority: true,
    },
    {
      name: 'domain_length',
      label: 'Length',
      lowPriority: true,
      kind: 'select',
      options: [
        { value: '', label: 'All' },
        ...domainLengths.map((value) => ({ value, label: value })),
      ],
    },
    { name: 'drop_date_from', label: 'Drop From', kind: 'date' },
    {
      name: 'drop_date_to',
      label: 'Drop To',
      kind: 'date',
      from: 'drop_date_from',
      range: 'Drop Dates',
    },
    { name: 'min_price', label: 'Price Range Min', kind: 'number', placeholder: '$' },
    {
      name: 'max_price',
      label: 'Price Range Max',
      kind: 'number',
      placeholder: '$',
      from: 'min_price',
      range: 'Price',
    },
  ];
}
