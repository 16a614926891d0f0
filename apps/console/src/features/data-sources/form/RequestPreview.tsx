import { Title } from '@mantine/core';
import { memo, useDeferredValue } from 'react';
import { CodeBlock } from '../../../ui/value/CodeBlock.tsx';
import { Verdict } from '../../../ui/form/Verdict.tsx';
import { requestHints, requestsFor, type RequestForm } from './dataSourceRequest.ts';

/** The domains of the preview. */
const examples = ['tidalforge.com', 'pixelbarn.net'] as const;

/** What two domains make of the form: the requests that would be sent, and what will hardly be meant so. */
export function RequestPreview({ source }: { source: RequestForm }) {
  return <Requests source={useDeferredValue(source)} />;
}

const Requests = memo(function Requests({ source }: { source: RequestForm }) {
  if (!source.api_url) return null;
  const requests = requestsFor(source, examples);
  return (
    <section aria-label="Preview of the requests">
      <Title order={3} size="h6" mb={4}>
        {requests.length === 1 ? 'One request' : `${requests.length} requests`} for{' '}
        {examples.join(' and ')}
      </Title>
      <CodeBlock label="Requests">
        {requests
          .map(({ url, body }) =>
            [`${source.request_method} ${url}`, ...(body === undefined ? [] : [body])].join('\n\n'),
          )
          .join('\n\n')}
      </CodeBlock>
      {requestHints(source).map((hint) => (
        <Verdict key={hint}>{hint}</Verdict>
      ))}
    </section>
  );
});
