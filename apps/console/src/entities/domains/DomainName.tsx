import { Link } from '@tanstack/react-router';
import { Suspense, type CSSProperties } from 'react';
import { splitTld, isIdn } from './domainName.ts';
import { dash } from '../../core/text/numbers.ts';
import type { Column } from '../../ui/list/column.tsx';
import { lazyWithFallback } from '../../ui/page/lazyWithFallback.tsx';

export interface DomainNameProps {
  name: string;
}

/** The narrowest column of names has room for this many characters. */
const shortLength = 22;

/** A name with its TLD dimmed. Use `DomainName` instead. */
export function PlainName({ name }: DomainNameProps) {
  const [label, tld] = splitTld(name);
  if (name.length <= shortLength) {
    return (
      <span className="domain-name" translate="no">
        {label}
        {tld && <span className="tld">{tld}</span>}
      </span>
    );
  }
  return (
    <span
      className="domain-name truncated-name"
      title={name}
      translate="no"
      style={{ '--tld-width': `${tld.length + 0.1}ch` } as CSSProperties}
    >
      <span aria-hidden>{label}</span>
      {/* Screen readers would read the two parts as two words. */}
      <span className="visually-hidden">{name}</span>
      <span aria-hidden className="tld">
        {tld}
      </span>
    </span>
  );
}

const IdnName = lazyWithFallback<DomainNameProps>(
  async () => (await import('./IdnName.tsx')).IdnName,
  PlainName,
);

/**
 * A domain name in a typeface that tells 0 from O, or a dash. A long name is cut in its label, never in its TLD; the
 * tooltip and copied text have all of it. An internationalised name also shows as people write it. The code for that
 * loads with the first such name.
 */
export function DomainName({ name }: { name: string | null | undefined }) {
  if (!name) return dash;
  if (!isIdn(name)) return <PlainName name={name} />;
  return (
    <Suspense fallback={<PlainName name={name} />}>
      <IdnName name={name} />
    </Suspense>
  );
}

interface DomainLinkProps extends DomainNameProps {
  /**
   * Whether it is in the catalogue, whose details have an address of their own. In other lists, the list's address has
   * them.
   */
  inCatalogue?: boolean;
}

/** A name in a list. It opens the details of the domain beside the list. */
export function DomainLink({ name, inCatalogue }: DomainLinkProps) {
  const looks = {
    className: 'name-link',
    'data-opens': true,
    children: <DomainName name={name} />,
  };
  if (inCatalogue) {
    return <Link to="/domains/$domain" params={{ domain: name }} search {...looks} />;
  }
  return <Link to="." search={(old) => ({ ...old, details: name })} {...looks} />;
}

export function domainName<Row>(
  value: (row: Row) => string | null | undefined,
): Pick<Column<Row>, 'value' | 'cell'> {
  return { value, cell: (row) => <DomainName name={value(row)} /> };
}
