import { Modal } from '@mantine/core';
import {
  IconSearch,
  IconReceipt,
  IconShoppingCartPlus,
  IconWorldSearch,
  type Icon,
} from '@tabler/icons-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useRouter, type NavigateOptions } from '@tanstack/react-router';
import { keepOpenList, useCloseOnBack } from '../../core/address/history.ts';
import { useReturnFocus } from '../../ui/focus/moveFocus.ts';
import styles from './CommandPalette.module.css';
import {
  matchCommands,
  type Command,
  useCommands,
  debounceMilliseconds,
  parseLookup,
} from './commands.ts';
import { useCan } from '../../core/session/permissions.ts';
import { useUser } from '../../core/session/session.ts';
import { recordKinds, recordSearch } from './records.ts';
import { domainByName } from '../../entities/domains/domains.ts';
import { errorText } from '../../core/api/errors.ts';
import { orderDetails } from '../../entities/orders/orders.ts';
import { ownOrderText, useOwnOrder } from '../../entities/orders/ownOrders.ts';
import { cleanName } from '../../entities/domains/domainName.ts';
import { toAsciiName } from '../../entities/domains/parseDomainList.ts';
import { formatPrice } from '../../core/text/numbers.ts';
import { stateBadge } from '../../entities/orders/orderStates.ts';
import { formatDay, utcDay } from '../../core/time/time.ts';

interface CommandPaletteProps {
  onClose: () => void;
  openHelp: () => void;
}

/**
 * Finds screens, actions, and records by name or number. It is a combobox with a listbox: the focus stays in the field,
 * Up and Down select, Enter runs.
 */
export function CommandPalette({ onClose, openHelp }: CommandPaletteProps) {
  const [text, setText] = useState('');
  /** By default, the first command is selected. */
  const [selectedId, setSelectedId] = useState<string>();
  const id = useId();
  useReturnFocus();
  useCloseOnBack(onClose);

  const matches = matchCommands(text, useCommands(openHelp));
  const { lookups, isExact } = useLookups(text);
  const { records, note } = useRecords(text);
  const commands = isExact
    ? [...lookups, ...records, ...matches]
    : [...matches, ...records, ...lookups];
  // Records may be inserted when they are found. The same command stays selected.
  const selectedIndex = Math.max(
    0,
    commands.findIndex(({ id: name }) => name === selectedId),
  );

  useEffect(() => {
    document.getElementById(optionId(id, selectedIndex))?.scrollIntoView({ block: 'nearest' });
  }, [selectedIndex, id]);

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const move = (step: 1 | -1) =>
    setSelectedId(commands.at((selectedIndex + step) % commands.length)?.id);
  const keyActions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => run(commands[selectedIndex]),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keyActions[event.key];
    if (!step) return;
    event.preventDefault();
    if (commands.length > 0) step();
  };

  return (
    <Modal.Root opened onClose={onClose} size="lg" yOffset="10dvh" data-at-top>
      <Modal.Overlay />
      <Modal.Content aria-label="Command palette">
        <Modal.Body p={0}>
          <div className={styles.field}>
            <IconSearch size={18} aria-hidden />
            <input
              data-autofocus
              role="combobox"
              aria-label="Search screens, actions and records"
              aria-expanded={commands.length > 0}
              aria-controls={id}
              aria-activedescendant={commands.length > 0 ? optionId(id, selectedIndex) : undefined}
              aria-autocomplete="list"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={253}
              placeholder="Screen, action, domain, order, name"
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value);
                setSelectedId(undefined);
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <div id={id} role="listbox" aria-label="Commands" className={styles.list}>
            {commands.map((command, index) => {
              const { id: name, group, label, hint, icon: CommandIcon } = command;
              return (
                // The field handles the keyboard (aria-activedescendant).
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={name}
                  id={optionId(id, index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === selectedIndex}
                  className={styles.option}
                  onPointerMove={() => setSelectedId(name)}
                  onClick={() => run(command)}
                >
                  <CommandIcon size={18} stroke={1.6} aria-hidden />
                  <span className={styles.label}>{label}</span>
                  <span className={styles.hint}>{hint ?? group}</span>
                </div>
              );
            })}
          </div>
          <p className={styles.none} role="status">
            {note ?? (commands.length === 0 && 'Nothing found')}
          </p>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** Searches the records of all kinds that the role may list by name, from two characters on. */
function useRecords(text: string): { records: Command[]; note: string | undefined } {
  const can = useCan();
  const { role } = useUser();
  const router = useRouter();
  const query = cleanName(text);
  const [debounced] = useDebouncedValue(query, debounceMilliseconds);
  const kinds = recordKinds.filter(({ requiresAny }) => requiresAny.some(can));
  const results = useQueries({
    queries: kinds.map((kind) => ({
      ...recordSearch(kind, query, role),
      enabled: query.length > 1 && debounced === query,
    })),
  });
  const records = kinds.flatMap(({ noun, icon }, index) => {
    const found = results[index]?.data ?? [];
    return found.flatMap(({ id, hint, links }) =>
      links.slice(0, found.length === 1 ? undefined : 1).map(([label, link], at): Command => ({
        id: `${noun} ${id} ${at}`,
        group: 'Records',
        icon,
        label,
        hint: (at === 0 && hint) || noun,
        run: () => void router.navigate(keepOpenList(router, link)),
      })),
    );
  });
  const searching = results.some(({ isFetching }) => isFetching);
  const failed = kinds.filter((_, index) => results[index]?.isError).map(({ noun }) => noun);
  const failure = failed.length > 0 ? `Search failed for: ${failed.join(', ')}` : undefined;
  return { records, note: searching ? 'Searching…' : failure };
}

/** Commands for an order by its number, and for a domain in the catalogue and in the orders. */
function useLookups(text: string): { lookups: Command[]; isExact: boolean } {
  const router = useRouter();
  const { orderId, domain, isExact } = parseLookup(text);
  const [debounced] = useDebouncedValue(text, debounceMilliseconds);
  const isSettled = debounced === text;
  const name = domain?.includes('.') ? (toAsciiName(domain) ?? domain) : undefined;
  const order = useQuery({
    ...orderDetails(orderId ?? 0),
    enabled: isSettled && orderId !== undefined,
    retry: false,
  });
  const row = useQuery({
    ...domainByName(name ?? ''),
    enabled: isSettled && name !== undefined,
    retry: false,
  });
  const found = name === undefined ? undefined : row.data;
  const own = useOwnOrder(name ?? '', found?.selected_drop_date);
  const available = found && found.selected_drop_date >= utcDay() ? found : undefined;

  const lookups: Command[] = [];
  const add = (id: string, label: string, icon: Icon, link: NavigateOptions, hint?: string) => {
    const run = () => void router.navigate(keepOpenList(router, link));
    lookups.push({ id, group: 'Look up', label, hint, icon, run });
  };
  const ofOrder = (id: number) => ({ to: '/orders/$orderId', params: { orderId: id } }) as const;
  if (orderId !== undefined) {
    const known = order.data && `${order.data.domain} · ${stateBadge(order.data.state).label}`;
    const failure = order.error ? errorText(order.error) : undefined;
    add('order', `Order #${orderId}`, IconReceipt, ofOrder(orderId), known ?? failure);
  }
  if (own) {
    const hint = `${own.domain} · ${formatDay(own.drop_date)}`;
    add('own', ownOrderText(own), IconReceipt, ofOrder(own.id), hint);
  }
  if (available) {
    const link = {
      to: '/domains/$domain/order',
      params: { domain: available.domain },
      search: { search: available.domain, drop_date_from: '' },
    } as const;
    const hint = `${formatDay(available.selected_drop_date)} · ${formatPrice(available.selected_price)}`;
    const label = own ? `Order ${available.domain} again` : `Order ${available.domain}`;
    add('place', label, IconShoppingCartPlus, link, hint);
  }
  if (domain !== undefined) {
    const whyNot = found === null ? 'Not in the catalogue by this name' : 'Its drop is over';
    const inCatalog = { to: '/domains', search: { search: domain, drop_date_from: '' } } as const;
    const hint = found !== undefined && !available ? whyNot : undefined;
    add('catalogue', `Find ${domain} in the catalogue`, IconWorldSearch, inCatalog, hint);
    const inOrders = { to: '/orders', search: { domain } } as const;
    add('orders', `Find ${domain} in the orders`, IconWorldSearch, inOrders);
  }
  return { lookups, isExact };
}
