import { Button, Checkbox, Group, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type DataSource, type DataSourceTestRow } from '@dropcatch/sdk';
import { IconFlask } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { serverReason } from '../../core/api/errors.ts';
import { tabDraft } from '../../core/session/userStorage.ts';
import { lookUp } from '../../core/text/labels.ts';
import { pluralize, dash, formatCount } from '../../core/text/numbers.ts';
import { cleanName, maxNameLength, truncateName } from '../../entities/domains/domainName.ts';
import { cellText } from '../../entities/sources/enrichment.ts';
import { testDataSource } from './dataSources.ts';
import { Dialog, extraLarge } from '../../ui/dialog/Dialog.tsx';
import { DialogSection } from '../../ui/dialog/sections.tsx';
import { PasswordField } from '../../ui/form/SecretInput.tsx';
import { useFormCheck } from '../../ui/form/useFormCheck.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { CallFailure, FailureAlert } from '../../ui/page/LoadError.tsx';
import { CodeBlock, CodeText, CopyButton } from '../../ui/value/CodeBlock.tsx';
import { PlainTable } from '../../ui/value/PlainTable.tsx';
import { UserText } from '../../ui/value/UserText.tsx';
import { curlExample } from './curl.ts';
import { hasSecrets, secretField } from './dataSourceFields.ts';
import { mainValueLabel } from './response.ts';

/**
 * The domains entered for a test. They are kept when the dialog closes, for testing another source or mapping a
 * response.
 */
const dataSourceTestDraft = tabDraft(
  'dataSourceTest',
  v.fallback(v.object({ domains: v.string() }), { domains: '' }),
);

/** The message for a successful test without results. */
const noResults = 'The test worked. The server sent no results.';

/** Tests a data source with some domains, and shows the call as a shell command (spec, section 2). */
export function TestDialog({ record: source }: { record: DataSource }) {
  const test = useMutation(testDataSource(source.id));
  const form = useForm({
    initialValues: dataSourceTestDraft.read(),
    onValuesChange: dataSourceTestDraft.save,
    validate: { domains: (text) => problemOf(domainsIn(text)) },
    transformValues: ({ domains }) => ({ domains: domainsIn(domains) }),
  });
  const [content, submit] = useFormCheck<typeof form.values, { domains: string[] }, HTMLDivElement>(
    form,
    test.isPending,
  );
  const { domains: text } = form.values;
  const { domains } = form.getTransformedValues();
  const result = test.data;
  const rows = result?.results?.length ? result.results : undefined;
  const hasAnswer = result !== undefined && result.success !== false;
  const field = useRef<HTMLTextAreaElement>(null);
  const clear = () => {
    form.setFieldValue('domains', '');
    test.reset();
    // The button is now disabled and would lose the focus.
    field.current?.focus();
  };
  return (
    <Dialog
      title={`Test: ${source.name}`}
      {...TestDialog.dialogSize}
      onSubmit={submit((body) => {
        if (body.domains.length > 0 && !test.isPending) test.mutate(body);
      })}
      contentRef={content}
      footer={() => (
        <>
          <Button
            variant="default"
            disabled={test.isPending || (text === '' && test.isIdle)}
            onClick={clear}
          >
            Clear
          </Button>
          <BusyButton
            leftSection={<IconFlask size={14} aria-hidden />}
            type="submit"
            disabled={domains.length === 0}
            busy={test.isPending}
          >
            Test API
          </BusyButton>
        </>
      )}
    >
      <Textarea
        ref={field}
        label="Domains"
        description="One per line. This calls the external API, which may charge for it."
        placeholder={'tidalforge.com\npixelbarn.net'}
        data-autofocus
        // Measuring a long text at each key press is slow.
        autosize={false}
        rows={4}
        resize="vertical"
        spellCheck={false}
        autoCapitalize="none"
        classNames={{ input: 'code' }}
        {...form.getInputProps('domains')}
        // The results are for these domains.
        disabled={test.isPending}
      />
      {/* Always rendered: screen readers announce only changes of an existing status element. */}
      <span className="visually-hidden" role="status">
        {hasAnswer && (rows ? pluralize(rows.length, 'result') : noResults)}
      </span>
      {test.error && <CallFailure error={test.error} failure={failureText(test.error)} />}
      {result?.success === false && (
        <FailureAlert>{result.error ? `Test failed: ${result.error}` : 'Test failed'}</FailureAlert>
      )}
      <CurlExample source={source} domains={problemOf(domains) ? [] : domains} />
      {hasAnswer &&
        (rows ? <TestResults source={source} rows={rows} /> : <Text size="sm">{noResults}</Text>)}
      {typeof result?.raw_response === 'string' && (
        <RawResponse sourceId={source.id} text={result.raw_response} />
      )}
    </Dialog>
  );
}

TestDialog.dialogSize = { size: extraLarge, height: 300 };

/** The domains in a text, one per line, trimmed, without empty lines (spec, section 5). */
function domainsIn(text: string): string[] {
  return text.split(/\n+/).map(cleanName).filter(Boolean);
}

function problemOf(domains: readonly string[]): string | undefined {
  const long = domains.find(({ length }) => length > maxNameLength);
  return long && `${truncateName(long)} is too long for a domain`;
}

/** The failure text. A reason from the server follows a colon (spec, section 8). */
function failureText(error: Error): string {
  return serverReason(error) ? 'Test failed: {error}' : 'Test failed';
}

interface CurlExampleProps {
  source: DataSource;
  domains: readonly string[];
}

/** The request as a shell command, with credentials masked unless revealed. */
function CurlExample({ source, domains }: CurlExampleProps) {
  const [revealed, setRevealed] = useState(false);
  const [secret, setSecret] = useState('');
  const example = curlExample(source, domains, { revealed, secret });
  const field = secretField(source);
  if (!example) return null;
  return (
    <DialogSection
      title="CURL Example"
      aside={
        <Group gap="xs">
          <Text size="xs" c="dimmed">
            {example.requests > 1 && `the first of ${example.requests} requests`}
          </Text>
          <CopyButton text={example.command} name="CURL example" />
        </Group>
      }
    >
      <CodeBlock label="CURL command">{example.command}</CodeBlock>
      {hasSecrets(source) && (
        <Checkbox
          mt="xs"
          label="Reveal credentials"
          checked={revealed}
          onChange={(event) => setRevealed(event.currentTarget.checked)}
        />
      )}
      {revealed && field && (
        <PasswordField
          mt="xs"
          maw={420}
          label={field.label}
          description="The service never shows a stored secret. What you enter here goes only into the command."
          maxLength={field.maxLength}
          autoComplete="off"
          value={secret}
          onChange={(event) => setSecret(event.currentTarget.value)}
        />
      )}
    </DialogSection>
  );
}

interface TestResultsProps {
  source: Pick<DataSource, 'response_mapping'>;
  /** Any field of a row may be missing. */
  rows: readonly Partial<DataSourceTestRow>[];
}

/** The mapped result of each domain, with its raw response on demand. */
function TestResults({ source: { response_mapping: mapping }, rows }: TestResultsProps) {
  const [opened, setOpened] = useState<readonly number[]>([]);
  const labels = (mapping?.additional_values ?? []).map(({ label }) => label);
  return (
    <DialogSection title={`Results (${formatCount(rows.length)})`}>
      <PlainTable
        label="Results"
        bounded
        heads={['Domain', mapping?.main_value_label || mainValueLabel, ...labels, 'Actions']}
        rows={rows.map(({ domain, main_value, additional_data, raw }, index) => {
          const isOpen = opened.includes(index);
          const otherOpened = opened.filter((one) => one !== index);
          return {
            key: index,
            cells: [
              <span key="domain" className="domain-name">
                {domain}
              </span>,
              valueCell(main_value),
              ...labels.map((label) => valueCell(lookUp(additional_data ?? {}, label))),
              <button
                key="raw"
                type="button"
                className="plain-button plain-link"
                aria-expanded={isOpen}
                onClick={() => setOpened(isOpen ? otherOpened : [...otherOpened, index])}
              >
                View Raw
                <span className="visually-hidden">{` of ${domain}`}</span>
              </button>,
            ],
            detail: isOpen && <CodeText label={`Raw answer of ${domain}`} text={rawText(raw)} />,
          };
        })}
      />
    </DialogSection>
  );
}

function valueCell(value: DataSourceTestRow['main_value'] | undefined) {
  const text = cellText(value);
  return text ? <UserText>{text}</UserText> : dash;
}

function rawText(raw: unknown): string {
  return typeof raw === 'string' ? raw : (JSON.stringify(raw, undefined, 2) ?? 'None');
}

/** The complete response of the external API, which can become the example for a mapping. */
function RawResponse({ sourceId, text }: { sourceId: number; text: string }) {
  const navigate = useNavigate();
  const useAsExample = () =>
    void navigate({
      to: '/data-sources/$sourceId/edit',
      params: { sourceId },
      search: { mapping: 'true' },
      state: { exampleResponse: text },
    });
  return (
    <DialogSection
      title="Raw Response"
      aside={
        <Group gap="xs">
          <Button
            size="compact-xs"
            variant="default"
            title="Create a response mapping from it"
            onClick={useAsExample}
          >
            Use as example
          </Button>
          <CopyButton text={text} name="raw response" />
        </Group>
      }
    >
      <CodeText label="Raw response text" text={text} />
    </DialogSection>
  );
}
