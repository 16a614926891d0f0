import { formatSeconds } from '../../core/text/numbers.ts';
import type { EppCategory } from '@dropcatch/sdk';
import { activeLook } from '../../core/text/looks.ts';
import { state, text, type Column } from '../../ui/list/column.tsx';
import { UserText } from '../../ui/value/UserText.tsx';

/** How many TLDs a row shows before '+N' (spec, section 2). */
const shownTlds = 3;

/** The columns of /epp-categories (spec, section 2). */
export const categoryColumns: readonly Column<EppCategory>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 175,
    sticky: 'left',
    ...text(({ name }: EppCategory) => name),
  },
  {
    id: 'epp_server_url',
    header: 'EPP Server',
    width: 250,
    value: ({ epp_server_url }) => epp_server_url,
    cell: ({ epp_server_url }) => (
      <span className="domain-name">
        <UserText>{epp_server_url}</UserText>
      </span>
    ),
  },
  {
    id: 'epp_port',
    header: 'Port',
    width: 70,
    align: 'right',
    value: ({ epp_port }) => epp_port,
  },
  {
    id: 'supported_tlds',
    header: 'TLDs',
    width: 170,
    value: ({ supported_tlds }) => supported_tlds.join(' '),
    cell: ({ supported_tlds }) => <Tlds tlds={supported_tlds} />,
  },
  {
    id: 'requires_ssl_cert',
    header: 'SSL Required',
    width: 110,
    value: ({ requires_ssl_cert }) => requires_ssl_cert,
    cell: ({ requires_ssl_cert }) => (requires_ssl_cert ? 'Yes' : 'No'),
  },
  {
    id: 'default_timeout',
    header: 'Timeout',
    width: 80,
    align: 'right',
    value: ({ default_timeout }) => default_timeout,
    cell: ({ default_timeout }) => formatSeconds(default_timeout, 0),
  },
  {
    id: 'is_active',
    header: 'Status',
    width: 90,
    ...state(({ is_active }: EppCategory) => activeLook(is_active)),
  },
];

/** The first TLDs and how many more there are; all of them in the tooltip. */
function Tlds({ tlds }: { tlds: readonly string[] }) {
  if (tlds.length === 0) return 'Any';
  const more = tlds.length - shownTlds;
  return (
    <span title={tlds.join(', ')}>
      {tlds.slice(0, shownTlds).join(', ')}
      {more > 0 && ` +${more}`}
    </span>
  );
}
