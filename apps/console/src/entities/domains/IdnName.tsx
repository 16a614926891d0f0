import { shortenName } from './domainName.ts';
import { readableName } from './readableName.ts';
import { PlainName, type DomainNameProps } from './DomainName.tsx';

/**
 * An internationalised name as people read it, with the form that registries know, which cannot deceive. Its labels
 * stand in their order from the left, whatever the direction of their letters: the TLD is always the last.
 */
export function IdnName({ name }: DomainNameProps) {
  const readable = readableName(name);
  if (!readable) return <PlainName name={name} />;
  return (
    <span className="domain-name" title={`${readable} (${name})`} translate="no">
      <bdi dir="ltr">{shortenName(readable, 24)}</bdi>{' '}
      <span className="ascii-name">{shortenName(name, 24)}</span>
    </span>
  );
}
