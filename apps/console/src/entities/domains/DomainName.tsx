import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { splitTld, isIdn } from './domainName.ts';
import { dash } from '../../core/text/numbers.ts';
import type { Column } from '../../ui/list/column.tsx';
import { lazyPart } from '../../ui/page/lazyPart.tsx';

export interface DomainNameProps {
  name: string;
}

/** The number of characters that fit into the narrowest column of names in lists. */
const maxShortLength = 22;

interface PlainNameProps extends DomainNameProps {
  /** The length up to which a name is never cut. */
  fits?: number;
}

/** A name with its TLD dimmed. Prefer {@link DomainName}. */
export function PlainName({ name, fits = maxShortLength }: PlainNameProps) {
  const [label, tld] = splitTld(name);
  if (name.length <= fits) {
    return (
      <span className="domain-name" translate="no">
        <span>{label}</span>
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

const IdnName = lazyPart(async () => (await import('./IdnName.tsx')).IdnName, {
  loading: PlainName,
  failed: PlainName,
});

/**
 * A domain name in a typeface that tells 0 from O; a dash if there is none. A long name is truncated in its label,
 * never in its TLD; the tooltip and copied text have the whole name. An internationalised name (IDN) also shows in
 * Unicode; the code for that loads with the first IDN.
 */
export function DomainName({ name }: { name: string | null | undefined }) {
  if (!name) return <span>{dash}</span>;
  if (!isIdn(name)) return <PlainName name={name} />;
  return <IdnName name={name} />;
}

interface DomainLinkProps extends DomainNameProps {
  /**
   * Whether the link is in the catalogue, where the details have a route of their own. In other lists, they are a
   * search parameter.
   */
  inCatalog?: boolean;
}

/** A name in a list that opens the details of the domain beside the list. */
export function DomainLink({ name, inCatalog }: DomainLinkProps) {
  const link = {
    className: 'name-link',
    'data-opens': true,
    children: <DomainName name={name} />,
  };
  if (inCatalog) {
    return <Link to="/domains/$domain" params={{ domain: name }} search {...link} />;
  }
  return <Link to="." search={(old) => ({ ...old, details: name })} {...link} />;
}

/** The most letters of a name that a column makes room for. */
const maxNameLength = 30;

const maxIdnLength = 40;

/** What a column of names shows, for its width. An IDN shows twice, once in smaller letters. */
export function nameText<Row>(
  value: (row: Row) => string | null | undefined,
): Pick<Column<Row>, 'shows' | 'mono'> {
  return {
    mono: true,
    shows: (row) => {
      const name = value(row) ?? '';
      if (isIdn(name)) return `${name}${name.slice(0, name.length * 0.7)}`.slice(0, maxIdnLength);
      return name.slice(0, maxNameLength);
    },
  };
}

/** A column of domain names. */
export function domainName<Row>(
  value: (row: Row) => string | null | undefined,
): Pick<Column<Row>, 'value' | 'cell' | 'shows' | 'mono'> {
  return { value, ...nameText(value), cell: (row) => <DomainName name={value(row)} /> };
}
