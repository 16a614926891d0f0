import { Fragment } from 'react';
import { shortenName } from './domainName.ts';

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
