import { shortenName } from '../lib/domainName.ts';

/** A domain name in a face that tells 0 from O; a long one is cut in the middle, the whole name stays in the tooltip. */
export function DomainName({ name }: { name: string }) {
  const short = shortenName(name);
  return (
    <span className="domain-name" title={short === name ? undefined : name}>
      {short}
    </span>
  );
}
