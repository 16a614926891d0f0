import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { maxBulkDomains } from './domainList.ts';
import { requiredField } from '../../ui/form/requiredField.ts';

interface DomainsFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
  disabled?: boolean;
}

/** Where a list of domain names is typed or pasted. What it holds is read by `parseDomainList`. */
export function DomainsField({ onChange, ...field }: DomainsFieldProps) {
  return (
    <Textarea
      label="Domains"
      description={`One per line, or separated by commas or semicolons; at most ${maxBulkDomains}.`}
      {...requiredField}
      classNames={{ input: 'domain-name' }}
      // Five hundred names would be measured at each key.
      autosize={false}
      rows={8}
      resize="vertical"
      spellCheck={false}
      autoCapitalize="none"
      onChange={(event) => onChange(event.currentTarget.value)}
      {...field}
    />
  );
}
