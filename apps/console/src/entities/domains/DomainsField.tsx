import { Fragment, type ReactNode, useRef, useState } from 'react';
import { Textarea } from '@mantine/core';
import { readTextFile } from '../../core/browser/readTextFile.ts';
import { truncateName } from './domainName.ts';
import { maxBulkDomains } from './parseDomainList.ts';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
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

/** More of a dropped file is not read, in bytes: it has more names than any list may have. */
const maxFileSize = 1_000_000;

/** A field for a list of domain names, to be parsed by `parseDomainList`. A dropped text file adds its names; of
 * another file it says what it is. */
export function DomainsField({ onChange, ...field }: DomainsFieldProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [fileProblem, setFileProblem] = useState<string>();
  const change = (text: string) => {
    setFileProblem(undefined);
    onChange(text);
  };
  const addFile = async (file: File) => {
    const { text: added, problem } = await readTextFile(file, maxFileSize);
    if (added === undefined) return setFileProblem(`${file.name} ${problem}`);
    const before = textarea.current?.value.trimEnd();
    change(before ? `${before}\n${added}` : added);
  };
  return (
    <FileDrop onFile={(file) => !field.disabled && void addFile(file)}>
      <Textarea
        ref={textarea}
        label="Domains"
        description={`One per line, or separated by commas or semicolons; at most ${maxBulkDomains}. You can also drop a text file.`}
        {...requiredField}
        classNames={{ input: 'domain-name' }}
        // Measuring five hundred names at each key press is slow.
        autosize={false}
        rows={8}
        resize="vertical"
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => change(event.currentTarget.value)}
        {...field}
        error={fileProblem ?? field.error}
      />
    </FileDrop>
  );
}
