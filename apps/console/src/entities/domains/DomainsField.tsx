import { Fragment, type ReactNode } from 'react';
import { Textarea } from '@mantine/core';
import { truncateName } from './domainName.ts';
import { maxBulkDomains } from './parseDomainList.ts';
import { requiredField } from '../../ui/form/fields.ts';

/**
 * Lists the first invalid entries of a pasted list. Long ones are truncated, and each keeps its own writing direction.
 */
export function InvalidEntries({ entries, max }: { entries: readonly string[]; max: number }) {
  return (
    <>
      {entries.slice(0, max).map((entry, index) => (
        // The key is the position, since an entry may occur twice.
        <Fragment key={index}>
          <span>{index > 0 && ', '}</span>
          <bdi>{truncateName(entry)}</bdi>
        </Fragment>
      ))}
      <span>{entries.length > max && ' …'}</span>
    </>
  );
}

interface DomainsFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
  disabled?: boolean;
}

/** A field for a list of domain names, to be parsed by `parseDomainList`. */
export function DomainsField({ onChange, ...field }: DomainsFieldProps) {
  return (
    <Textarea
      label="Domains"
      description={`One per line, or separated by commas or semicolons; at most ${maxBulkDomains}.`}
      {...requiredField}
      classNames={{ input: 'domain-name' }}
      // Measuring five hundred names at each key press is slow.
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
