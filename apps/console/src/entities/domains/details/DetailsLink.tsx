import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface DetailsLinkProps {
  /** In its ASCII form. */
  name: string;
  /** Whether it stands in the catalogue, whose details have an address of their own; elsewhere the list's address has them. */
  inCatalogue?: boolean;
  /** The name as it shows. */
  children: ReactNode;
}

/** A name in a list; it opens the details of the domain beside that list. */
export function DetailsLink({ name, inCatalogue = false, children }: DetailsLinkProps) {
  const looks = { className: 'name-link', 'data-opens': true } as const;
  if (inCatalogue) {
    return (
      <Link to="/domains/$domain" params={{ domain: name }} search {...looks}>
        {children}
      </Link>
    );
  }
  return (
    <Link to="." search={(old) => ({ ...old, details: name })} {...looks}>
      {children}
    </Link>
  );
}
