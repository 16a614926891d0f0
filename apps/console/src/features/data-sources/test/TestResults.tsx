import { Title } from '@mantine/core';
import type { DataSource, DataSourceTestRow } from '@dropcatch/sdk';
import { useState } from 'react';
import { CodeBlock } from '../../../ui/value/CodeBlock.tsx';
import { UserText } from '../../../ui/value/UserText.tsx';
import { cellText } from '../../../ui/list/cellText.ts';
import { dash, formatCount } from '../../../core/text/numbers.ts';
import { PlainTable } from '../../../ui/value/PlainTable.tsx';
import { mainValueLabel } from '../mapping/responseMapping.ts';

interface TestResultsProps {
  source: Pick<DataSource, 'response_mapping'>;
  rows: readonly DataSourceTestRow[];
}

/** What the API said about each domain, as the mapping reads it; the piece of the answer under its row on demand. */
export function TestResults({ source: { response_mapping: mapping }, rows }: TestResultsProps) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = (index: number) =>
    setOpened((before) => {
      const after = new Set(before);
      if (!after.delete(index)) after.add(index);
      return after;
    });
  const labels = (mapping?.additional_values ?? []).map(({ label }) => label);
  return (
    <div>
      <Title order={3} size="h6" mb={4}>
        Results ({formatCount(rows.length)})
      </Title>
      <PlainTable
        label="Results"
        bounded
        heads={['Domain', mapping?.main_value_label || mainValueLabel, ...labels, 'Actions']}
        rows={rows.map(({ domain, main_value, additional_data, raw }, index) => ({
          key: index,
          cells: [
            <span key="domain" className="domain-name">
              {domain}
            </span>,
            shown(main_value),
            ...labels.map((label) => shown(additional_data[label] ?? null)),
            <button
              key="raw"
              type="button"
              className="plain-button plain-link"
              aria-expanded={opened.has(index)}
              onClick={() => toggle(index)}
            >
              View Raw
              <span className="visually-hidden"> of {domain}</span>
            </button>,
          ],
          detail: opened.has(index) && (
            <CodeBlock label={`Raw answer of ${domain}`}>{rawText(raw)}</CodeBlock>
          ),
        }))}
      />
    </div>
  );
}

function shown(value: DataSourceTestRow['main_value']) {
  const text = cellText(value);
  return text ? <UserText>{text}</UserText> : dash;
}

function rawText(raw: unknown): string {
  return typeof raw === 'string' ? raw : (JSON.stringify(raw, undefined, 2) ?? 'None');
}
