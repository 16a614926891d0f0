import * as v from 'valibot';
import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { ApiError, type DataSource, type DataSourceTestRow } from '@dropcatch/sdk';
import { dataSourceTestInputLimits as limits } from '@dropcatch/sdk/limits';
import { IconFlask } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { memo, useDeferredValue, useState } from 'react';
import { tabDraft } from '../../../core/session/userMemory.ts';
import { testDataSource } from '../../../entities/sources/dataSources.ts';
import { BusyButton } from '../../../ui/page/BusyButton.tsx';
import { CodeBlock, CopyButton } from '../../../ui/value/CodeBlock.tsx';
import { CallFailure, FailureAlert } from '../../../ui/page/LoadError.tsx';
import { countOf, formatCount, dash } from '../../../core/text/numbers.ts';
import { CurlExampleView } from './CurlExampleView.tsx';
import styles from '../dataSources.module.css';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { UserText } from '../../../ui/value/UserText.tsx';
import { cellText } from '../../../entities/sources/cellText.ts';
import { PlainTable } from '../../../ui/value/PlainTable.tsx';
import { mainValueLabel } from '../mapping/responseMapping.ts';

/** The domains typed for a test: they outlive the dialog, which is left to try another source, or to map an answer. */
const dataSourceTestDraft = tabDraft(
  'dataSourceTest',
  v.fallback(v.object({ domains: v.string() }), { domains: '' }),
);

/** What to say where the test worked, and its answer holds no results. */
const noResults = 'The test worked. The server sent no results.';

/** The most domains of a test. */
const mostDomains = limits.domains.maxItems;

interface TestDialogProps {
  source: DataSource;
  /** Makes a response mapping of what the API answered. */
  onExample: (text: string) => void;
  onClose: () => void;
}

/** Tries a data source with some domains, and shows the call as a command for a shell (spec, section 2). */
export function TestDialog({ source, onExample, onClose }: TestDialogProps) {
  const [text, setText] = useState(() => dataSourceTestDraft.read().domains);
  const test = useMutation(testDataSource(source.id));
  const domains = domainsIn(text);
  const tooMany = domains.length > mostDomains;
  const result = test.data;
  const rows = result?.results;
  const answered = result !== undefined && result.success !== false;
  const enter = (next: string) => {
    setText(next);
    dataSourceTestDraft.save({ domains: next });
  };
  return (
    <Dialog onClose={onClose} title={`Test: ${source.name}`} size="xl">
      <Stack gap="sm">
        <Textarea
          label="Domains"
          description="One per line. This calls the external API, which may charge for it."
          placeholder={'tidalforge.com\npixelbarn.net'}
          data-autofocus
          minRows={3}
          maxRows={8}
          spellCheck={false}
          autoCapitalize="none"
          classNames={{ input: styles.codeInput }}
          value={text}
          // What the results will be of.
          disabled={test.isPending}
          error={
            tooMany &&
            `At most ${mostDomains} domains can be tested at once; these are ${formatCount(domains.length)}`
          }
          onChange={(event) => enter(event.currentTarget.value)}
        />
        <Group gap="xs">
          <BusyButton
            size="xs"
            leftSection={<IconFlask size={14} aria-hidden />}
            disabled={domains.length === 0 || tooMany}
            busy={test.isPending}
            onClick={() => test.mutate({ domains })}
          >
            Test API
          </BusyButton>
          <Button
            size="xs"
            variant="default"
            disabled={test.isPending || (text === '' && test.isIdle)}
            onClick={() => {
              enter('');
              test.reset();
            }}
          >
            Clear
          </Button>
        </Group>
        <Example source={source} text={useDeferredValue(text)} />
        {/* Here before there is anything to say, or a screen reader would not say the first. */}
        <span className="visually-hidden" role="status">
          {answered && (rows ? countOf(rows.length, 'result') : noResults)}
        </span>
        {test.error && <CallFailure error={test.error} failure={failureOf(test.error)} />}
        {result?.success === false && (
          <FailureAlert>
            {result.error ? `Test failed: ${result.error}` : 'Test failed'}
          </FailureAlert>
        )}
        {answered &&
          (rows ? <TestResults source={source} rows={rows} /> : <Text size="sm">{noResults}</Text>)}
        {typeof result?.raw_response === 'string' && (
          <RawResponse text={result.raw_response} onExample={onExample} />
        )}
      </Stack>
    </Dialog>
  );
}

/** The call with the domains of a text, as far as it can be made. */
const Example = memo(function Example({ source, text }: { source: DataSource; text: string }) {
  const domains = domainsIn(text);
  return <CurlExampleView source={source} domains={domains.length > mostDomains ? [] : domains} />;
});

/** The domains of a text: one a line, trimmed, without empty ones (spec, section 5). */
function domainsIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The reason goes behind a colon where the server gives one (spec, section 8). */
function failureOf(error: Error): string {
  return error instanceof ApiError && error.error ? 'Test failed: {error}' : 'Test failed';
}

/** The whole answer of the external API, as it came: a mapping can be made of it. */
function RawResponse({ text, onExample }: { text: string } & Pick<TestDialogProps, 'onExample'>) {
  return (
    <section aria-label="Raw response">
      <div className={styles.head}>
        <Title order={3} size="h6">
          Raw Response
        </Title>
        <Group gap="xs">
          <Button
            size="compact-xs"
            variant="default"
            title="Create a response mapping from it"
            onClick={() => onExample(text)}
          >
            Use as example
          </Button>
          <CopyButton text={text} name="raw response" />
        </Group>
      </div>
      <CodeBlock label="Raw response text">{text}</CodeBlock>
    </section>
  );
}

interface TestResultsProps {
  source: Pick<DataSource, 'response_mapping'>;
  rows: readonly DataSourceTestRow[];
}

/** What the API said about each domain, as the mapping reads it; the piece of the answer under its row on demand. */
function TestResults({ source: { response_mapping: mapping }, rows }: TestResultsProps) {
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
