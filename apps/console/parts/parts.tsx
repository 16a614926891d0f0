import {
  Alert,
  Button,
  Checkbox,
  NativeSelect,
  Notification,
  Tabs,
  TextInput,
} from '@mantine/core';
import { orderStates } from '@dropcatch/sdk';
import type { ReactNode } from 'react';
import type { Tone } from '../src/core/text/labels.ts';
import { DomainName } from '../src/entities/domains/DomainName.tsx';
import { OrderStateBadge } from '../src/entities/orders/OrderStateBadge.tsx';
import { FormSection } from '../src/ui/dialog/sections.tsx';
import { FieldGrid } from '../src/ui/form/FieldGrid.tsx';
import { PasswordField } from '../src/ui/form/SecretInput.tsx';
import { requiredField } from '../src/ui/form/fields.ts';
import { count, day, price, state, text, time, type Column } from '../src/ui/list/column.tsx';
import { DataList } from '../src/ui/list/DataList.tsx';
import { EmptyList } from '../src/ui/page/Empty.tsx';
import { FilterPanel } from '../src/ui/list/FilterPanel.tsx';
import { Pager } from '../src/ui/list/Pager.tsx';
import { BusyButton } from '../src/ui/page/BusyButton.tsx';
import { FailureAlert } from '../src/ui/page/LoadError.tsx';
import { RestoredNote, StaleDataNote } from '../src/ui/page/StaleDataNote.tsx';
import { PageHeader } from '../src/ui/page/PageHeader.tsx';
import { StatCards } from '../src/ui/page/StatCards.tsx';
import { TabStrip } from '../src/ui/page/TabStrip.tsx';
import { CodeBlock } from '../src/ui/value/CodeBlock.tsx';
import { Facts } from '../src/ui/value/Facts.tsx';
import { StatusBadge } from '../src/ui/value/StatusBadge.tsx';
import styles from './parts.module.css';

const noop = () => {};

const row = (children: ReactNode) => <div className={styles.row}>{children}</div>;

interface Sample {
  name: string;
  price: number;
  lookups: number | null;
  drops: string;
  tone: Tone;
  seen: string;
}

const samples: readonly Sample[] = [
  sample('swiftopen.com', 69, 'good'),
  sample('rentwhitepearlroyal-and-what-follows-it.com', 1111, 'needs'),
  sample('xn--mller-kva.de', 24, 'bad'),
  sample('dogfruit.cz', 79, 'neutral'),
];

function sample(name: string, cost: number, tone: Tone): Sample {
  const lookups = tone === 'neutral' ? null : cost * 1234;
  return { name, price: cost, lookups, drops: '2026-11-20', tone, seen: '2026-11-20T11:58:00Z' };
}

const columns: readonly Column<Sample>[] = [
  { id: 'name', header: 'Domain', width: 180, cell: ({ name }) => <DomainName name={name} /> },
  { id: 'state', header: 'Status', width: 90, ...state(({ tone }) => ({ tone, label: tone })) },
  { id: 'drops', header: 'Drop Date', width: 100, ...day(({ drops }) => drops) },
  { id: 'lookups', header: 'Look-ups', width: 90, ...count(({ lookups }) => lookups) },
  { id: 'price', header: 'Price', width: 90, ...price((each) => each.price) },
  { id: 'seen', header: 'Seen', width: 90, ...time(({ seen }) => seen, { relative: true }) },
  { id: 'note', header: 'Note', width: 60, ...text(() => null) },
];

const failed = {
  data: undefined,
  error: new Error('The server cannot be reached'),
  isLoadingError: true,
  isPlaceholderData: false,
  dataUpdatedAt: 0,
  refetch: () => Promise.resolve(),
};

/** A list. Without rows, it shows its empty, loading or failed state. */
function list(label: string, rows: readonly Sample[] | undefined, query?: typeof failed) {
  return (
    <DataList
      label={label}
      rows={rows}
      columns={columns}
      rowKey={({ name }) => name}
      rowTint={({ tone }) => tone}
      query={query}
      expectedRows={query && 1}
      empty={
        <EmptyList
          page={1}
          onPage={noop}
          filtered={false}
          text="No domains yet"
          action={{ label: 'Add Domain', onClick: noop }}
        />
      }
    />
  );
}

/** Every shared part in its states, by name. */
export const parts: Readonly<Record<string, ReactNode>> = {
  Head: (
    <PageHeader
      title="Orders Management"
      subtitle="Follow orders from placing to catching"
      figures={
        <StatCards
          stats={[
            { label: 'New', value: '16', onClick: noop },
            { label: 'Chosen', value: '29', onClick: noop, active: true },
            { label: 'Loading', value: undefined },
          ]}
        />
      }
    >
      <Button size="xs">Add Order</Button>
    </PageHeader>
  ),
  'Figures that are not known': (
    <StatCards query={failed} stats={[{ label: 'Total Domains', value: undefined }]} />
  ),
  Buttons: row(
    <>
      <Button>Save</Button>
      <Button variant="default">Cancel</Button>
      <Button variant="light">Light</Button>
      <Button color="red">Delete</Button>
      <Button variant="outline" color="red">
        Stop
      </Button>
      <Button disabled>Not now</Button>
      <BusyButton busy>Saving</BusyButton>
    </>,
  ),
  'States of orders': row(
    orderStates.map((value) => <OrderStateBadge key={value} state={value} />),
  ),
  States: row(
    (['good', 'bad', 'needs', 'neutral'] as const).map((tone) => (
      <StatusBadge key={tone} tone={tone} label={tone} />
    )),
  ),
  Names: row(
    <>
      <DomainName name="trail.com" />
      <DomainName name="eastbaytop.co.uk" />
      <DomainName name={null} />
    </>,
  ),
  Filters: (
    <FilterPanel
      fields={[
        { name: 'domain', label: 'Domain', kind: 'text', placeholder: 'Part of the name' },
        {
          name: 'state',
          label: 'Status',
          kind: 'select',
          options: [
            { value: '', label: 'All Statuses' },
            { value: 'NEW', label: 'New' },
          ],
        },
      ]}
      values={{ domain: '', state: 'NEW' }}
      onChange={noop}
      onClear={noop}
    />
  ),
  List: list('Rows', samples),
  'List, loading': list('Rows that load', undefined),
  'List, empty': list('No rows', []),
  'List, failed': list('Rows that failed', undefined, failed),
  Pager: <Pager pagination={{ page: 2, pages: 9, total: 168 }} page={2} onPage={noop} />,
  Tabs: (
    <Tabs defaultValue="one">
      <TabStrip chosen={0}>
        <Tabs.Tab value="one">General</Tabs.Tab>
        <Tabs.Tab value="two">Advanced</Tabs.Tab>
        <Tabs.Tab value="three" disabled>
          Off
        </Tabs.Tab>
      </TabStrip>
    </Tabs>
  ),
  Form: (
    <FormSection title="Connection" help="How the registry is reached">
      <FieldGrid>
        <TextInput label="Name" {...requiredField} defaultValue="PIR-01" />
        <TextInput label="Server" description="Host or address" placeholder="epp.example.com" />
        <TextInput label="Port" defaultValue="x" error="Port must be between 1 and 65535" />
        <NativeSelect label="Zone" data={['UTC', 'Europe/Prague']} />
        <PasswordField label="Password" defaultValue="secret" />
        <TextInput label="Read only" defaultValue="swiftopen.com" readOnly variant="filled" />
        <Checkbox label="Active" description="An inactive account is not used" defaultChecked />
        <Checkbox label="Off" disabled />
      </FieldGrid>
    </FormSection>
  ),
  Messages: (
    <>
      <Notification color="teal" title="Order created successfully">
        swiftopen.com
      </Notification>
      <Notification color="red" title="Failed to create order">
        The server did not answer in time.
      </Notification>
      <FailureAlert>Failed to load orders</FailureAlert>
      <Alert color="yellow">The scheduler is stopped: no job starts by itself.</Alert>
      <RestoredNote />
      <StaleDataNote query={failed} what="the system health" />
    </>
  ),
  Facts: (
    <Facts
      facts={[
        ['Domain', <DomainName key="name" name="swiftopen.com" />],
        ['Price', '$69.00'],
        ['Note', '–'],
      ]}
    />
  ),
  Code: <CodeBlock label="XML">{'<epp>\n  <command/>\n</epp>'}</CodeBlock>,
};
