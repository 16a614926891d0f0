import { useDebouncedValue } from '@mantine/hooks';
import type { EppAccount, Order } from '@dropcatch/sdk';
import type { OperationId } from '@dropcatch/sdk/operations';
import {
  IconCheck,
  IconListDetails,
  IconPlugConnected,
  IconShoppingCartPlus,
  type Icon,
} from '@tabler/icons-react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { startMutation } from '../../core/api/apiQuery.ts';
import { errorText } from '../../core/api/errors.ts';
import { getPendingLabel } from '../../core/api/pendingLabel.ts';
import { useCan } from '../../core/session/permissions.ts';
import { capitalize } from '../../core/text/labels.ts';
import { formatPrice } from '../../core/text/numbers.ts';
import { utcDay } from '../../core/time/time.ts';
import { withTld } from '../../entities/domains/domainName.ts';
import { accountList, connectAccount, connectionKey } from '../../entities/epp/eppAccounts.ts';
import {
  approvalKey,
  isPartlyApproved,
  onlyNewApprovable,
} from '../../entities/orders/approveOrder.ts';
import { stateBadge } from '../../entities/orders/orderStates.ts';
import { ownOrderText } from '../../entities/orders/ownOrders.ts';
import { approve } from '../../features/orders/orderActions.tsx';
import { debounceMilliseconds, parseLookup, type Command } from './commands.ts';
import { dropTerms, orderDialog, useNamedRecords, wholeName } from './lookups.ts';

/** What a verb will do, or why it cannot. */
type Outcome = Pick<Command, 'run' | 'link'> & { preview: string };

interface Verb {
  /** The label of its example. */
  label: string;
  example: string;
  icon: Icon;
  requires: OperationId;
  /** Reads what follows the verb; undefined if it cannot be meant for the verb. */
  target: (text: string) => string | undefined;
}

const verbs = {
  approve: {
    label: 'Approve an order',
    example: '1865',
    icon: IconCheck,
    requires: 'orders/updateStatus',
    target: (text) => parseLookup(text).orderId?.toString(),
  },
  order: {
    label: 'Order a domain',
    example: 'voyage.com',
    icon: IconShoppingCartPlus,
    requires: 'domains/order',
    target: wholeName,
  },
  connect: {
    label: 'Connect an EPP account',
    example: 'ID-03',
    icon: IconPlugConnected,
    requires: 'eppAccounts/connect',
    target: (text) => text,
  },
  logs: {
    label: 'EPP logs of a domain',
    example: 'voyage.com',
    icon: IconListDetails,
    requires: 'eppLogs/list',
    target: wholeName,
  },
} as const satisfies Record<string, Verb>;

type VerbName = keyof typeof verbs;

const isVerb = (word: string): word is VerbName => Object.hasOwn(verbs, word);

/** Reads a verb and what it is for, `approve 1865`; undefined for other text. */
export function parseVerb(text: string): { word: VerbName; target: string } | undefined {
  const [, first = '', rest = ''] = /^\s*(\S+)\s+(.*\S)/s.exec(text) ?? [];
  const word = first.toLowerCase();
  if (!isVerb(word)) return undefined;
  const target = verbs[word].target(rest);
  return target === undefined ? undefined : { word, target };
}

/**
 * The verb that a text says, such as `connect ID-03`, as a command with a preview. It can run once its record is read
 * and allows it. And an example of each verb that the role may use, to be completed.
 */
export function useVerbs(text: string): { verb: Command | undefined; examples: Command[] } {
  const can = useCan();
  const [debounced] = useDebouncedValue(text, debounceMilliseconds);
  const parsed = parseVerb(text);
  const said = parsed && can(verbs[parsed.word].requires) ? parsed : undefined;
  const targetOf = (word: VerbName) => (said?.word === word ? said.target : undefined);
  const isSettled = debounced === text;
  const [orderId, account] = [targetOf('approve'), targetOf('connect')];
  const { order, row, own } = useNamedRecords(
    orderId === undefined ? undefined : Number(orderId),
    targetOf('order'),
    isSettled,
  );
  const accounts = useQuery({
    ...accountList,
    enabled: isSettled && account !== undefined,
    retry: false,
  });

  const outcomes: Readonly<Record<VerbName, (target: string) => Outcome>> = {
    approve: (id) => whenRead(order, `order #${id}`, approval),
    order: (domain) =>
      whenRead(row, domain, (found) => {
        if (!found) return { preview: `${domain} is not in the catalogue` };
        if (found.selected_drop_date < utcDay()) {
          return { preview: `${domain} cannot be ordered: its drop is over` };
        }
        const preview = `Opens the order of ${domain} · ${dropTerms(found)}`;
        return {
          preview: own ? `${preview} · ${ownOrderText(own)} already` : preview,
          link: orderDialog(domain),
        };
      }),
    connect: (called) => whenRead(accounts, called, (list) => connection(list.accounts, called)),
    logs: (domain) => ({
      preview: `Opens the EPP logs of ${domain}`,
      link: { to: '/epp-logs', search: { object_name: domain } },
    }),
  };
  const verb = said && {
    id: 'verb',
    group: 'Actions',
    label: `${capitalize(said.word)} ${said.target}`,
    ...(said.word !== 'connect' && { name: said.target }),
    icon: verbs[said.word].icon,
    ...outcomes[said.word](said.target),
  };
  const examples = Object.entries(verbs)
    .filter(([, { requires }]) => can(requires))
    .map(([word, { label, example, icon }]): Command => ({
      id: `example ${word}`,
      group: 'Actions',
      label,
      keywords: word,
      hint: `${word} ${example}`,
      icon,
      fills: `${word} `,
    }));
  return { verb, examples };
}

/** What a verb will do once its record is read; until then, and if it cannot be read, nothing. */
function whenRead<Data>(
  { data, error }: Pick<UseQueryResult<Data>, 'data' | 'error'>,
  what: string,
  outcome: (data: Data) => Outcome,
): Outcome {
  if (error) return { preview: `${capitalize(what)}: ${errorText(error)}` };
  return data === undefined ? { preview: `Looking up ${what}…` } : outcome(data);
}

function approval(order: Order): Outcome {
  const record = `order #${order.id}, ${withTld(order)}`;
  const pending = getPendingLabel(approvalKey, order);
  if (pending) return { preview: `${capitalize(record)}: ${pending}` };
  const run = () => void approve(order);
  if (isPartlyApproved(order)) return { preview: `Records the payment of ${record}`, run };
  if (order.state === 'NEW') {
    const terms = [formatPrice(order.price), order.user?.username].filter(Boolean).join(' · ');
    return { preview: `Approves ${record} · ${terms}, and records its payment`, run };
  }
  const { label } = stateBadge(order.state);
  const whyNot = order.paid_at ? 'it is approved already' : onlyNewApprovable.toLowerCase();
  return { preview: `${capitalize(record)}, is ${label}: ${whyNot}` };
}

/** Connects the account of a name, or the only one whose name contains it. */
function connection(accounts: readonly EppAccount[], called: string): Outcome {
  const wanted = called.toLowerCase();
  const found = accounts.filter(({ name }) => name.toLowerCase().includes(wanted));
  const account =
    found.find(({ name }) => name.toLowerCase() === wanted) ??
    (found.length === 1 ? found[0] : undefined);
  if (!account) {
    const names = found.map(({ name }) => name).join(', ');
    return {
      preview: names ? `Several accounts: ${names}` : `There is no EPP account ${called}`,
    };
  }
  const { name, registrar_category, is_active, is_connected } = account;
  if (is_connected) return { preview: `${name} is connected already` };
  if (!is_active) return { preview: `${name} cannot connect: it is not active` };
  const pending = getPendingLabel(connectionKey, account);
  if (pending) return { preview: `${name}: ${pending}` };
  return {
    preview: `Connects ${name} to ${registrar_category.name}`,
    run: () => startMutation(connectAccount, account),
  };
}
