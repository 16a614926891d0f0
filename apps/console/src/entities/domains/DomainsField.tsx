import { Fragment, type ReactNode } from 'react';
import { Textarea } from '@mantine/core';
import { shortenName } from './domainName.ts';
import { maxBulkDomains } from './domainList.ts';
import { requiredField } from '../../ui/form/fields.ts';

/**
 * Entries of a list that are no names, the first few of them. They may be anything that was pasted: long ones are cut,
 * and each is written in its own direction.
 */
export function EnteredTexts({ entries, most }: { entries: readonly string[]; most: number }) {
  return (
    <>
      {entries.slice(0, most).map((entry, index) => (
        // By its place: an entry may stand there twice.
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
