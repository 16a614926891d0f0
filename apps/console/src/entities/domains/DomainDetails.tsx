import { Button, Group, Stack, Text } from '@mantine/core';
import type { Domain, Enrichment } from '@dropcatch/sdk';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCloseDialog } from '../../core/address/history.ts';
import { formatPrice } from '../../core/text/numbers.ts';
import { useToday } from '../../core/time/useNow.ts';
import { formatDay, type Day } from '../../core/time/time.ts';
import { DialogSection } from '../../ui/dialog/Dialog.tsx';
import { Drawer } from '../../ui/dialog/Drawer.tsx';
import { LoadingLines } from '../../ui/page/Skeleton.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { CopyButton } from '../../ui/value/CodeBlock.tsx';
import { Facts, type Fact } from '../../ui/value/Facts.tsx';
import { PlainTable } from '../../ui/value/PlainTable.tsx';
import { OwnOrderLink } from '../orders/OwnOrder.tsx';
import { useOwnOrder } from '../orders/ownOrders.ts';
import { enrichmentColumns } from '../sources/enrichment.ts';
import { DomainName } from './DomainName.tsx';
import { domainByName, enrichmentSources } from './domains.ts';
import { ReleaseHours } from '../drops/ReleaseHours.tsx';
import { TimeLeft } from '../drops/TimeLeft.tsx';
import { watchDomain } from './watchlist.ts';

/** Links to external sites: the registry's record (RFC 9082), WHOIS, archived pages, and a web search. */
const externalLinks = (name: string) => ({
  'RDAP record': `https://rdap.org/domain/${name}`,
  WHOIS: `https://lookup.icann.org/en/lookup?name=${name}`,
  'Internet Archive': `https://web.archive.org/web/*/${name}`,
  'Web search': `https://duckduckgo.com/?q=%22${name}%22`,
});

export interface DomainDetailsProps {
  /** The name in its ASCII form. */
  name: string;
  /** Data about the name that the list has and the catalogue does not. */
  extra?: { facts: readonly Fact[]; enrichment?: Enrichment | undefined };
  onOrder: (domain: string, dropDate: Day) => void;
}

/**
 * The details of a domain: its drops with their release windows and prices, the signed-in user's order, all metrics of
 * the data sources, and external links. A name that is not in the catalogue has no drops.
 */
export function DomainDetails({ name, extra, onOrder }: DomainDetailsProps) {
  const close = useCloseDialog({ search: (old: object) => ({ ...old, details: undefined }) });
  const query = useQuery(domainByName(name));
  const { data: domain } = query;
  const own = useOwnOrder(name);
  return (
    <Drawer
      title={name}
      noun="domain"
      footer={domain && <DomainActions domain={domain} onOrder={onOrder} />}
      onClose={close}
    >
      <Stack gap="md">
        <DialogSection title="Domain">
          <Facts
            flow
            facts={[
              [
                'Name',
                <Group key="name" gap={4} wrap="nowrap">
                  <DomainName name={name} />
                  <CopyButton text={name} name="name" />
                </Group>,
              ],
              ...(domain ? [['Characters', domain.chars_before_tld] satisfies Fact] : []),
              ...(extra?.facts ?? []),
              ['Your order', own ? <OwnOrderLink key="own" order={own} /> : 'None'],
            ]}
          />
        </DialogSection>
        {domain ? (
          <Drops domain={domain} onOrder={onOrder} />
        ) : query.error ? (
          <LoadError query={query} failure="Failed to load the domain" />
        ) : domain === null ? (
          <Text size="sm">The catalogue does not have this name.</Text>
        ) : (
          <LoadingLines />
        )}
        <Metrics enrichment={domain?.enrichment ?? extra?.enrichment} />
        <DialogSection title="External Links">
          <Group gap="md">
            {Object.entries(externalLinks(encodeURIComponent(name.toWellFormed()))).map(
              ([label, href]) => (
                <a key={label} href={href} target="_blank" rel="noreferrer" className="plain-link">
                  {label}
                </a>
              ),
            )}
          </Group>
        </DialogSection>
      </Stack>
    </Drawer>
  );
}

interface DomainPartProps extends Pick<DomainDetailsProps, 'onOrder'> {
  domain: Domain;
}

function DomainActions({ domain, onOrder }: DomainPartProps) {
  const { domain: name, selected_drop_date, in_watchlist = false } = domain;
  const { mutate: watch } = useMutation(watchDomain);
  const Star = in_watchlist ? IconStarFilled : IconStar;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        data-key="w"
        aria-pressed={in_watchlist}
        leftSection={<Star size={14} aria-hidden />}
        onClick={() => watch({ domain: name, watched: !in_watchlist })}
      >
        Watch
      </Button>
      {selected_drop_date >= useToday() && (
        <Button size="xs" data-key="o" onClick={() => onOrder(name, selected_drop_date)}>
          Order
        </Button>
      )}
    </>
  );
}

/** The drops of a domain by date. If there are several, each future one has an order button. */
function Drops({ domain, onOrder }: DomainPartProps) {
  const { domain: name, tld, selected_drop_date, selected_price, date_price_variations } = domain;
  const today = useToday();
  const prices = new Map(date_price_variations.map(({ drop_date, price }) => [drop_date, price]));
  if (!prices.has(selected_drop_date)) prices.set(selected_drop_date, selected_price);
  const hasSeveral = prices.size > 1;
  return (
    <DialogSection title="Drop Dates">
      <PlainTable
        label="Drop Dates"
        heads={['Drop Date', 'Time Left', 'Price', ...(hasSeveral ? ['Order'] : [])]}
        rows={[...prices]
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([day, price]) => ({
            key: day,
            cells: [
              formatDay(day),
              <TimeLeft key="left" dropDate={day} tld={tld} />,
              formatPrice(price),
              hasSeveral && (
                <Button
                  key="order"
                  size="compact-xs"
                  variant="default"
                  disabled={day < today}
                  aria-label={`Order ${name} for ${formatDay(day)}`}
                  onClick={() => onOrder(name, day)}
                >
                  Order
                </Button>
              ),
            ].filter(Boolean),
            detail: <ReleaseHours tld={tld} day={day} />,
          }))}
      />
    </DialogSection>
  );
}

/** The values of all data sources for the name. */
function Metrics({ enrichment }: { enrichment: Enrichment | undefined }) {
  const query = useQuery(enrichmentSources);
  const columns = enrichmentColumns(query.data ?? []);
  if (!query.error && columns.length === 0) return null;
  return (
    <DialogSection title="Metrics">
      {query.error ? (
        <LoadError query={query} />
      ) : (
        <Facts facts={columns.map(({ header, cell }): Fact => [header, cell?.({ enrichment })])} />
      )}
    </DialogSection>
  );
}
