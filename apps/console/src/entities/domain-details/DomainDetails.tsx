import { Button, Stack, Text } from '@mantine/core';
import type { Domain, Enrichment } from '@dropcatch/sdk';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCloseDialog } from '../../core/address/history.ts';
import { formatPrice } from '../../core/text/numbers.ts';
import { useToday } from '../../core/time/useNow.ts';
import { formatDay, type Day } from '../../core/time/time.ts';
import { DialogSection } from '../../ui/dialog/sections.tsx';
import { Drawer } from '../../ui/dialog/Drawer.tsx';
import { LoadingLines } from '../../ui/page/Skeleton.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { CopyButton } from '../../ui/value/CodeBlock.tsx';
import { Facts, type Fact } from '../../ui/value/Facts.tsx';
import { PlainTable } from '../../ui/value/PlainTable.tsx';
import { DomainWithOrder, OwnOrderLink } from '../orders/OwnOrder.tsx';
import { useOwnOrder } from '../orders/ownOrders.ts';
import { enrichmentColumns } from '../sources/enrichment.ts';
import { DomainName } from '../domains/DomainName.tsx';
import { domainByName, enrichmentSources, otherTlds } from '../domains/domains.ts';
import { useReleaseHours } from '../drops/ReleaseHours.tsx';
import { TimeLeft } from '../drops/TimeLeft.tsx';
import { watchDomain } from '../domains/watchlist.ts';
import styles from './DomainDetails.module.css';

/** Links to external sites, with what they show: the registry's record (RFC 9082), WHOIS, archived pages, a web search. */
const externalLinks = (name: string) => [
  ['RDAP record', `https://rdap.org/domain/${name}`, 'Status and dates, from the registry'],
  ['WHOIS', `https://lookup.icann.org/en/lookup?name=${name}`, 'Registrar and owner, if public'],
  ['Internet Archive', `https://web.archive.org/web/*/${name}`, 'What the site was, year by year'],
  ['Web search', `https://duckduckgo.com/?q=%22${name}%22`, 'Pages that mention the name'],
];

export interface DomainDetailsProps {
  /** The name in its ASCII form. */
  name: string;
  /** Whether it shows beside the catalogue, where the details of a name have a route of their own. */
  inCatalog?: boolean;
  /** Data about the name that the list has and the catalogue does not. */
  extra?: { facts: readonly Fact[]; enrichment?: Enrichment | undefined };
  onOrder: (domain: string, dropDate: Day) => void;
}

/**
 * The details of a domain: its price and time left, the signed-in user's order, its drops and their release hours, all
 * metrics of the data sources, the name under other TLDs, and external links. A name that is not in the catalogue has no drops.
 */
export function DomainDetails({ name, inCatalog, extra, onOrder }: DomainDetailsProps) {
  const close = useCloseDialog({ search: (old: object) => ({ ...old, details: undefined }) });
  const query = useQuery(domainByName(name));
  const { data: domain } = query;
  const own = useOwnOrder(name, domain?.selected_drop_date);
  const today = useToday();
  return (
    <Drawer
      title={name}
      heading={
        <span className={styles.name}>
          <DomainName name={name} />
        </span>
      }
      action={<CopyButton text={name} name="name" />}
      subtitle={
        <span className={styles.subtitle}>
          {domain && (
            <span>
              {`${domain.selected_drop_date < today ? 'Dropped' : 'Drops'} on ${formatDay(domain.selected_drop_date)}`}
            </span>
          )}
          {own && <OwnOrderLink order={own} />}
        </span>
      }
      aside={
        domain && (
          <span className={styles.price}>
            <b>{formatPrice(domain.selected_price)}</b>
            <TimeLeft dropDate={domain.selected_drop_date} tld={domain.tld} />
          </span>
        )
      }
      noun="domain"
      width="small"
      footer={domain && <DomainActions domain={domain} onOrder={onOrder} />}
      onClose={close}
    >
      <Stack gap="md">
        {domain ? (
          <Drops domain={domain} facts={extra?.facts ?? []} onOrder={onOrder} />
        ) : query.error ? (
          <LoadError query={query} failure="Failed to load the domain" />
        ) : domain === null ? (
          <>
            <Text size="sm">The catalogue does not have this name.</Text>
            {extra && <Facts flow facts={extra.facts} />}
          </>
        ) : (
          <LoadingLines />
        )}
        <Metrics enrichment={domain?.enrichment ?? extra?.enrichment} />
        {domain !== undefined && <OtherTlds name={name} inCatalog={inCatalog} />}
        <DialogSection title="External Links">
          <ul className={`plain-list ${styles.links}`}>
            {externalLinks(encodeURIComponent(name.toWellFormed())).map(([label, href, shows]) => (
              <li key={label}>
                <a href={href} target="_blank" rel="noreferrer" className="plain-link">
                  {label}
                </a>
                <span>{shows}</span>
              </li>
            ))}
          </ul>
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
        leftSection={<Star size={14} aria-hidden className={styles.star} />}
        onClick={() => watch({ domain: name, watched: !in_watchlist })}
      >
        {in_watchlist ? 'Stop watching' : 'Watch'}
      </Button>
      {selected_drop_date >= useToday() && (
        <Button
          size="xs"
          data-key="o"
          className={styles.order}
          onClick={() => onOrder(name, selected_drop_date)}
        >
          Order
        </Button>
      )}
    </>
  );
}

interface DropsProps extends DomainPartProps {
  /** More facts about the name. */
  facts: readonly Fact[];
}

/** The drops of a domain. If there are several, they are in a table by date, and each future one has an order button. */
function Drops({ domain, facts, onOrder }: DropsProps) {
  const { domain: name, tld, selected_drop_date, selected_price, date_price_variations } = domain;
  const today = useToday();
  const hours = useReleaseHours({ tld, day: selected_drop_date });
  const prices = new Map(date_price_variations.map(({ drop_date, price }) => [drop_date, price]));
  if (!prices.has(selected_drop_date)) prices.set(selected_drop_date, selected_price);
  return (
    <>
      <Facts
        flow
        facts={[
          ['Usual Release', hours ?? `Not known for .${tld}`],
          ['Characters', domain.chars_before_tld],
          ...facts,
        ]}
      />
      {prices.size > 1 && (
        <DialogSection title="Drop Dates">
          <PlainTable
            label="Drop Dates"
            heads={['Drop Date', 'Time Left', 'Price', 'Order']}
            rows={[...prices]
              .toSorted(([a], [b]) => a.localeCompare(b))
              .map(([day, price]) => ({
                key: day,
                cells: [
                  formatDay(day),
                  <TimeLeft key="left" dropDate={day} tld={tld} />,
                  formatPrice(price),
                  <Button
                    key="order"
                    size="compact-xs"
                    variant="default"
                    disabled={day < today}
                    aria-label={`Order ${name} for ${formatDay(day)}`}
                    onClick={() => onOrder(name, day)}
                  >
                    Order
                  </Button>,
                ],
              }))}
          />
        </DialogSection>
      )}
    </>
  );
}

/** The same name under other TLDs. Renders nothing if the catalogue has none. */
function OtherTlds({ name, inCatalog }: Pick<DomainDetailsProps, 'name' | 'inCatalog'>) {
  const { data = [] } = useQuery(otherTlds(name));
  if (data.length === 0) return null;
  const title = 'Under Other TLDs';
  return (
    <DialogSection title={title}>
      <ul className={`plain-list ${styles.others}`} aria-label={title}>
        {data.map(({ domain, tld, selected_drop_date, selected_price }) => (
          <li key={domain}>
            <DomainWithOrder name={domain} dropDate={selected_drop_date} inCatalog={inCatalog} />
            <span>{formatDay(selected_drop_date)}</span>
            <TimeLeft dropDate={selected_drop_date} tld={tld} />
            <span>{formatPrice(selected_price)}</span>
          </li>
        ))}
      </ul>
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
