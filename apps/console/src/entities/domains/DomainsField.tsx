import { Fragment, type ReactNode } from 'react';
import { Textarea } from '@mantine/core';
import { shortenName } from './domainName.ts';
import { maxBulkDomains } from './domainList.ts';
import { requiredField } from '../../ui/form/fields.ts';

/**
 * The first few entries of a list that are not names. They may be anything that was pasted: long ones are cut, and each
 * keeps its own writing direction.
 */
export function EnteredTexts({ entries, most }: { entries: readonly string[]; most: number }) {
  return (
    <>
      {entries.slice(0, most).map((entry, index) => (
        // By position: an entry may occur twice.
        <Fragment key={index}>
          <span>{index > 0 && ', '}</span>
          <bdi>{shortenName(entry)}</bdi>
        </Fragment>
      ))}
      <span>{entries.length > most && ' …'}</span>
    </>
  );
}

interface DomainsFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
  disabled?: boolean;
}

/** A field for a list of domain names. `parseDomainList` reads it. */
export function DomainsField({ onChange, ...field }: DomainsFieldProps) {
  return (
    <Textarea
      label="Domains"
      description={`One per line, or separated by commas or semicolons; at most ${maxBulkDomains}.`}
      {...requiredField}
      classNames={{ input: 'domain-name' }}
      // It would measure five hundred names at each key.
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
