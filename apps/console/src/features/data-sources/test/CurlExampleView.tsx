import { Checkbox, Title } from '@mantine/core';
import type { DataSource } from '@dropcatch/sdk';
import { useState } from 'react';
import { CodeBlock, CopyButton } from '../../../ui/value/CodeBlock.tsx';
import { inputOrder } from '../../../ui/form/fields.ts';
import { curlExample, hasSecrets, secretField } from '../curl.ts';
import styles from '../dataSources.module.css';
import { PasswordField } from '../../../ui/form/CredentialInputs.tsx';

interface CurlExampleViewProps {
  source: DataSource;
  domains: readonly string[];
}

/** The request as a command for a shell, its credentials masked unless they are revealed. */
export function CurlExampleView({ source, domains }: CurlExampleViewProps) {
  const [revealed, setRevealed] = useState(false);
  const [secret, setSecret] = useState('');
  const example = curlExample(source, domains, { revealed, secret });
  const field = secretField(source);
  if (!example) return null;
  return (
    <section aria-label="CURL example">
      <div className={styles.head}>
        <Title order={3} size="h6">
          CURL Example
          {example.requests > 1 && (
            <span className={styles.dimmed}> the first of {example.requests} requests</span>
          )}
        </Title>
        <CopyButton text={example.command} name="CURL example" />
      </div>
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
          inputWrapperOrder={inputOrder}
          maxLength={field.maxLength}
          autoComplete="off"
          value={secret}
          onChange={(event) => setSecret(event.currentTarget.value)}
        />
      )}
    </section>
  );
}
