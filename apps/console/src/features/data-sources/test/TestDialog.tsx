import { Button, Group, Modal, Stack, Textarea, Title } from '@mantine/core';
import { ApiError, type DataSource } from '@dropcatch/sdk';
import { dataSourceTestInputLimits as limits } from '@dropcatch/sdk/limits';
import { IconFlask } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { memo, useDeferredValue, useState } from 'react';
import { testDataSource } from '../../../api/dataSources.ts';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { CodeBlock } from '../../../components/value/CodeBlock.tsx';
import { CopyButton } from '../../../components/value/CopyButton.tsx';
import { CallFailure } from '../../../components/CallFailure.tsx';
import { countOf, formatCount } from '../../../lib/text/numbers.ts';
import { useFocusBack } from '../../../lib/focus/useFocusBack.ts';
import { CurlExampleView } from './CurlExampleView.tsx';
import { dataSourceTestDraft } from './dataSourceTestDraft.ts';
import styles from '../dataSources.module.css';
import { FailureAlert } from '../../../components/FailureAlert.tsx';
import { TestResults } from './TestResults.tsx';

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
  useFocusBack();
  const [text, setText] = useState(() => dataSourceTestDraft.read().domains);
  const test = useMutation(testDataSource(source.id));
  const domains = domainsIn(text);
  const tooMany = domains.length > mostDomains;
  const result = test.data;
  const enter = (next: string) => {
    setText(next);
    dataSourceTestDraft.save({ domains: next });
  };
  return (
    <Modal opened onClose={onClose} title={`Test: ${source.name}`} size="xl">
      <Stack gap="sm">
        <Textarea
          label="Domains"
          description="One per line. The external API is really asked, and may charge for it."
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
          {result?.success && countOf(result.results.length, 'result')}
        </span>
        {test.error && <CallFailure error={test.error} failure={failureOf(test.error)} />}
        {result && !result.success && (
          <FailureAlert>
            {result.error ? `Test failed: ${result.error}` : 'Test failed'}
          </FailureAlert>
        )}
        {result?.success && <TestResults source={source} rows={result.results} />}
        {result && result.raw_response !== null && (
          <RawResponse text={result.raw_response} onExample={onExample} />
        )}
      </Stack>
    </Modal>
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
            title="Makes a response mapping of it"
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
