import { Text, Title } from '@mantine/core';
import { memo } from 'react';
import { dash, countOf } from '../../../core/text/numbers.ts';
import { chosenValues, recordCount, type MappingDraft } from './mappingDraft.ts';
import { PlainTable } from '../../../ui/value/PlainTable.tsx';
import { mainValueLabel, mapRows } from './responseMapping.ts';

const shownRows = 5;

/** The rows that the mapping makes of the example, as they stand now. */
export const MappingPreview = memo(function MappingPreview({ draft }: { draft: MappingDraft }) {
  return (
    <section aria-label="Mapping preview">
      <Title order={3} size="h6" mb={4}>
        Mapping Preview
      </Title>
      <Rows draft={draft} />
    </section>
  );
});

function Rows({ draft }: { draft: MappingDraft }) {
  const { example, domain_field, main_value_label } = draft;
  if (!example) return <Note>Analyze an example response to see its rows.</Note>;
  if (example.value === undefined) return <Note>This response cannot be shown as rows here.</Note>;
  if (domain_field === '') return <Note>Choose the domain field to see the rows.</Note>;
  const additional_values = chosenValues(draft);
  const rows = mapRows(example.value, { ...draft, additional_values });
  const left = (recordCount(draft) ?? 0) - rows.length;
  if (rows.length === 0) return <Note>{`No record has a domain at ${domain_field}.`}</Note>;
  return (
    <>
      <PlainTable
        label="Mapped rows"
        bounded
        heads={[
          'Domain',
          main_value_label.trim() || mainValueLabel,
          ...additional_values.map(({ label }) => label),
        ]}
        rows={rows.slice(0, shownRows).map(({ domain, main, additional }, index) => ({
          key: index,
          cells: [domain, main || dash, ...additional.map((value) => value || dash)],
        }))}
      />
      <Note>
        {[
          `${Math.min(shownRows, rows.length)} of ${countOf(rows.length, 'row')}`,
          ...(left > 0 ? [`${countOf(left, 'record')} without a domain left out`] : []),
        ].join(', ')}
      </Note>
    </>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}
