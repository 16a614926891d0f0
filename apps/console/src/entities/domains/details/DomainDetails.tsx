import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import type { Domain, Enrichment } from '@dropcatch/sdk';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formatPrice } from '../../../core/text/numbers.ts';
import { formatDay, type Day } from '../../../core/time/time.ts';
import { useToday } from '../../../core/time/ticking.ts';
import { DialogSection } from '../../../ui/dialog/Dialog.tsx';
import { Drawer } from '../../../ui/dialog/Drawer.tsx';
import { LoadError } from '../../../ui/page/LoadError.tsx';
import { CopyButton } from '../../../ui/value/CodeBlock.tsx';
import { Facts, type Fact } from '../../../ui/value/Facts.tsx';
import { PlainTable } from '../../../ui/value/PlainTable.tsx';
import { OwnOrderLink } from '../../orders/OwnOrder.tsx';
import { useOwnOrder } from '../../orders/ownOrders.ts';
import { enrichmentColumns } from '../../sources/enrichmentColumns.ts';
import { DomainName } from '../DomainName.tsx';
import { domainByName, enrichmentSources } from '../domains.ts';
import { DropWindow } from '../drops/DropWindow.tsx';
import { TimeLeft } from '../drops/TimeLeft.tsx';
import { watchDomain } from '../watchlist.ts';

/**
 * Where the web tells more about a name: the registry's own record by RDAP (RFC 9082), which rdap.org finds for each TLD,
 * ICANN's page of that record, which falls back to WHOIS, the pages that stood there, and who still links to it.
 * @param name in its ASCII form
 */
export function outsideLinks(name: string): readonly { label: string; href: string }[] {
  const text = encodeURIComponent(name);
  return [
    { label: 'RDAP record', href: `https://rdap.org/domain/${text}` },
    { label: 'WHOIS', href: `https://lookup.icann.org/en/lookup?name=${text}` },
    { label: 'Internet Archive', href: `https://web.archive.org/web/*/${text}` },
    { label: 'Web search', href: `https://duckduckgo.com/?q=%22${text}%22` },
  ];
}

export interface DomainDetailsProps {
  /** In its ASCII form. */
  name: string;
  /** What the list beside it knows of the name, beyond the catalogue. */
  known?: { facts: readonly Fact[]; enrichment?: Enrichment | undefined };
  onOrder: (domain: string, dropDate: Day) => void;
  onClose: () => void;
}

/**
 * All that is known of a domain: its drops with their release windows and prices, the signed-in user's order, each metric
 * of each data source, and where the web tells more. A name that the catalogue lacks has all of it but the drops.
 */
export function DomainDetails({ name, known, onOrder, onClose }: DomainDetailsProps) {
  const query = useQuery(domainByName(name));
  const own = useOwnOrder(name);
  const domain = query.data;
  return (
    <Drawer title={name} noun="domain" onClose={onClose}>
      <Stack gap="md">
        <DialogSection
          title="Domain"
          aside={domain && <DomainActions domain={domain} onOrder={onOrder} />}
        >
          <Facts
            facts={[
              [
                'Name',
                <Group key="name" gap={4} wrap="nowrap">
                  <DomainName name={name} />
                  <CopyButton text={name} name="name" />
                </Group>,
              ],
              ...(domain ? [['Characters', domain.chars_before_tld] satisfies Fact] : []),
              ...(known?.facts ?? []),
              ['Your order', own ? <OwnOrderLink key="own" order={own} /> : 'None'],
            ]}
          />
        </DialogSection>
        {domain ? (
          <Drops domain={domain} onOrder={onOrder} />
        ) : query.error && !query.isFetching ? (
          <LoadError
            error={query.error}
            failure="Failed to load the domain"
            onRetry={query.refetch}
          />
        ) : domain === null ? (
          <Text size="sm">The catalogue does not have this name.</Text>
        ) : (
          <Loader aria-label="Loading" role="status" />
        )}
        <Metrics enrichment={domain?.enrichment ?? known?.enrichment} />
        <DialogSection title="Elsewhere">
          <Group gap="md">
            {outsideLinks(name).map(({ label, href }) => (
              <a key={label} href={href} target="_blank" rel="noreferrer" className="plain-link">
                {label}
              </a>
            ))}
          </Group>
        </DialogSection>
      </Stack>
    </Drawer>
  );
}

interface DomainPartProps {
  domain: Domain;
  onOrder: DomainDetailsProps['onOrder'];
}

function DomainActions({ domain, onOrder }: DomainPartProps) {
  const { domain: name, selected_drop_date, in_watchlist = false } = domain;
  const { mutate: watch } = useMutation(watchDomain);
  const Star = in_watchlist ? IconStarFilled : IconStar;
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="default"
        aria-pressed={in_watchlist}
        leftSection={<Star size={14} aria-hidden />}
        onClick={() => watch({ domain: name, watched: !in_watchlist })}
      >
        Watch
      </Button>
      {selected_drop_date >= useToday() && (
        <Button size="xs" onClick={() => onOrder(name, selected_drop_date)}>
          Order
        </Button>
      )}
    </Group>
  );
}

/** The drops of a domain by date; where there are several, each that is to come can be ordered. */
function Drops({ domain, onOrder }: DomainPartProps) {
  const { domain: name, tld, selected_drop_date, selected_price, date_price_variations } = domain;
  const today = useToday();
  const drops = date_price_variations.some(({ drop_date }) => drop_date === selected_drop_date)
    ? date_price_variations
    : [{ drop_date: selected_drop_date, price: selected_price }, ...date_price_variations];
  const several = drops.length > 1;
  return (
    <DialogSection title="Drop Dates">
      <PlainTable
        label="Drop Dates"
        heads={['Drop Date', 'Time Left', 'Price', ...(several ? ['Order'] : [])]}
        rows={drops
          .toSorted((a, b) => a.drop_date.localeCompare(b.drop_date))
          .map(({ drop_date, price }) => ({
            key: drop_date,
            cells: [
              formatDay(drop_date),
              <TimeLeft key="left" dropDate={drop_date} tld={tld} />,
              formatPrice(price),
              ...(several
                ? [
                    <Button
                      key="order"
                      size="compact-xs"
                      variant="default"
                      disabled={drop_date < today}
                      aria-label={`Order ${name} for ${formatDay(drop_date)}`}
                      onClick={() => onOrder(name, drop_date)}
                    >
                      Order
                    </Button>,
                  ]
                : []),
            ],
            detail: <DropWindow tld={tld} day={drop_date} />,
          }))}
      />
    </DialogSection>
  );
}

/** What each data source says of the name. */
function Metrics({ enrichment }: { enrichment: Enrichment | undefined }) {
  const sources = useQuery(enrichmentSources);
  if (sources.error) {
    return (
      <DialogSection title="Metrics">
        <LoadError
          error={sources.error}
          failure="Failed to load the data sources"
          onRetry={sources.refetch}
        />
      </DialogSection>
    );
  }
  const columns = enrichmentColumns(sources.data ?? []);
  if (columns.length === 0) return null;
  return (
    <DialogSection title="Metrics">
      <Facts facts={columns.map(({ header, cell }): Fact => [header, cell?.({ enrichment })])} />
    </DialogSection>
  );
}
