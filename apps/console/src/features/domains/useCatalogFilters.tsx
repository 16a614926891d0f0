import { domainLengths } from '@dropcatch/sdk';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ComponentProps } from 'react';
import type { Day } from '../../core/time/time.ts';
import {
  charTypeOptions,
  fallbackTlds,
  refreshCatalog,
  tldList,
} from '../../entities/domains/domains.ts';
import { DataSourcePicker } from '../../entities/sources/DataSourcePicker.tsx';
import { partOfName, type FilterField } from '../../ui/list/filterFields.ts';
import type { Filters } from '../../ui/list/FilterPanel.tsx';
import { LoadButton } from '../../ui/page/RefreshButton.tsx';
import type { CatalogSearch } from './catalogSearch.ts';

/**
 * The filter form of /domains (spec, section 2), and the choice of data sources.
 * @param today the UTC day, from which the list starts without a filter
 */
export function useCatalogFilters(
  today: Day,
  sources: ComponentProps<typeof DataSourcePicker>,
): Filters<keyof CatalogSearch> {
  const tlds = useQuery(tldList).data?.tlds ?? fallbackTlds;
  return {
    fields: useMemo(() => fieldsOf(tlds), [tlds]),
    defaults: { drop_date_from: today },
    actions: (
      <LoadButton
        size="xs"
        variant="default"
        type="submit"
        leftSection={<IconSearch size={14} aria-hidden />}
        load={refreshCatalog}
      >
        Search
      </LoadButton>
    ),
    tools: <DataSourcePicker {...sources} />,
  };
}

function fieldsOf(tlds: readonly string[]): FilterField<keyof CatalogSearch>[] {
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
