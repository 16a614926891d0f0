import { shortenName } from '../lib/domainName.ts';
import { readableName } from '../lib/readableName.ts';
import type { DomainNameProps } from './DomainName.tsx';

/**
 * An internationalised name as people read it, with the form that registries know, which cannot deceive. Its labels
 * stand in their order from the left, whatever the direction of their letters: the TLD is always the last.
 */
export function IdnName({ name }: DomainNameProps) {
  const readable = readableName(name);
  return (
    <span className="domain-name" title={readable ? `${readable} (${name})` : name}>
      {readable && (
        <>
          <bdi dir="ltr">{shortenName(readable, 24)}</bdi>{' '}
        </>
      )}
      <span className={readable && 'ascii-name'}>
        {shortenName(name, readable ? 24 : undefined)}
      </span>
    </span>
  );
}
