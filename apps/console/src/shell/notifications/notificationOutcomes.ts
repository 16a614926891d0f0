import type { Notification } from '@dropcatch/sdk';
import type { Tone } from '../../core/text/labels.ts';
import { utcDay } from '../../core/time/time.ts';
import { dropWindow, windowHours } from '../../entities/drops/dropWindows.ts';
import { stateBadges } from '../../entities/orders/orderStates.ts';

type Texts = Pick<Notification, 'type' | 'title' | 'message'>;

const statesByLabel = new Map(
  Object.entries(stateBadges).map(([state, { label }]) => [label, state]),
);

/** The state of the order that a notification tells, from its title, `Order #1842: Failed`. The contract has no field for it. */
export function orderStateOf({ type, title }: Texts): string | undefined {
  if (type !== 'order_status_change') return undefined;
  return statesByLabel.get(title.slice(title.indexOf(': ') + 2));
}

const wordTones: readonly (readonly [RegExp, Tone])[] = [
  [/\b(fail(s|ed)?|lost|taken|refused|rejected|exceeded|could not|errors?)\b/i, 'bad'],
  [/\b(caught|received|restored|reconnected|completed|added|imported|succeeded)\b/i, 'good'],
  [/\b(maintenance|offline|cancelled|closed)\b/i, 'neutral'],
];

/** Whether what happened is good or bad, from the words of the title, otherwise of the message. */
export function outcomeTone({ title, message }: Pick<Texts, 'title' | 'message'>): Tone {
  const toneOf = (text: string) => wordTones.find(([words]) => words.test(text))?.[1];
  return toneOf(title) ?? toneOf(message) ?? 'running';
}

/** A message that begins with a name, in two parts; undefined if it does not. */
export function nameFirst(message: string): { name: string; rest: string } | undefined {
  const [, name, rest = ''] =
    /^((?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+)(?= |$)(.*)$/su.exec(message) ?? [];
  return name === undefined ? undefined : { name, rest };
}

/** What shows as one line of the dropdown: a notification, or the losses of one drop window. */
export interface NotificationEntry {
  /** The newest first. */
  items: readonly [Notification, ...Notification[]];
  /** How many orders of the window are decided, as far as the loaded notifications tell. */
  decided: number;
}

/** Names the drop window in which an order was decided; undefined for other notifications. */
function windowOf(item: Notification): string | undefined {
  const state = orderStateOf(item);
  if (state !== 'FAILED' && !state?.startsWith('CATCHED')) return undefined;
  const name = nameFirst(item.message)?.name;
  const day = Number.isNaN(Date.parse(item.created_at))
    ? undefined
    : utcDay(Date.parse(item.created_at));
  const drop = name && day && dropWindow(name.slice(name.indexOf('.') + 1), day);
  return drop ? `${day} ${windowHours(drop)}` : undefined;
}

/** Makes one entry of the losses of a window, in the place of the newest. All others stay as they are. */
export function entriesOf(items: readonly Notification[]): NotificationEntry[] {
  const decided = Map.groupBy(items, windowOf);
  const entries = new Map<string | number, NotificationEntry>();
  for (const item of items) {
    const drop = windowOf(item);
    const key = drop !== undefined && orderStateOf(item) === 'FAILED' ? drop : item.id;
    const entry = entries.get(key);
    entries.set(key, {
      items: entry ? [...entry.items, item] : [item],
      decided: drop === undefined ? 0 : (decided.get(drop)?.length ?? 0),
    });
  }
  return [...entries.values()];
}
