import type { Order } from '@dropcatch/sdk';
import { listNames } from '../../core/text/labels.ts';
import { formatPrice } from '../../core/text/numbers.ts';
import { hour, utcDay, utcMinute } from '../../core/time/time.ts';
import { dayWindows, type DayWindow } from '../drops/dayWindows.ts';
import { isOpen } from '../drops/dropPhase.ts';
import { isCaught, isWithdrawn, needsPayment, takesPart } from '../orders/orderStates.ts';

/** How a customer's orders of one drop window stand. */
export interface Night {
  drop: DayWindow;
  /** The sum of it: `4 of 5 will race.` */
  lead: string;
  /** What is wrong and what can be done, or how the others ended; may be empty. */
  rest: string;
  /** The orders that do not race, while that can still be changed. */
  unpaid: readonly Order[];
}

/** How long before a window it is about that window, in milliseconds. */
const ahead = hour;

/** Whether a customer may have a night now: a window of the day is over, open, or opens within an hour. */
export function mayHaveNight(now: number): boolean {
  return dayWindows(utcDay(now)).some(({ opens }) => now >= opens - ahead);
}

/**
 * A customer's night: how their orders stand in the open window, in the one that opens within an hour, or in the last
 * one. Undefined if they have no orders in one of these.
 * @param orders their orders of the day
 * @param now milliseconds since 1970
 */
export function myNight(orders: readonly Order[], now: number): Night | undefined {
  const taking = orders.filter((order) => !isWithdrawn(order));
  const mine = dayWindows(utcDay(now)).filter(({ tlds }) =>
    taking.some(({ tld }) => tlds.includes(tld)),
  );
  const drop =
    mine.find((each) => isOpen(each, now)) ??
    mine.find(({ opens }) => now < opens && now >= opens - ahead) ??
    mine.findLast(({ closes }) => now >= closes);
  if (!drop) return undefined;
  const inWindow = taking.filter(({ tld }) => drop.tlds.includes(tld));
  const unpaid = inWindow.filter(needsPayment).toSorted((a, b) => a.domain.localeCompare(b.domain));
  if (now >= drop.closes) return { drop, ...resultOf(inWindow, unpaid), unpaid: [] };
  const words = isOpen(drop, now) ? openWords(drop) : waitingWords(drop);
  return { drop, lead: leadOf(inWindow, words), rest: restOf(unpaid, words), unpaid };
}

interface PhaseWords {
  /** What one order does, and several do: `races now`, `race now`. */
  one: string;
  several: string;
  /** What an unpaid order does not do. */
  not: (isOne: boolean) => string;
  advice: string;
}

function waitingWords({ opens }: DayWindow): PhaseWords {
  return {
    one: 'will race',
    several: 'will race',
    not: () => 'will not race',
    advice: `Ask your manager to record the payment before ${utcMinute(opens)}.`,
  };
}

function openWords({ spans: [{ to }] }: DayWindow): PhaseWords {
  return {
    one: 'races now',
    several: 'race now',
    not: (isOne) => (isOne ? 'does not race' : 'do not race'),
    advice: `Your manager can still record the payment${to === undefined ? '' : ` until ${utcMinute(to)}`}.`,
  };
}

function leadOf(orders: readonly Order[], { one, several }: PhaseWords): string {
  const won = orders.filter(isCaught).length;
  const lost = orders.filter(({ state }) => state === 'FAILED').length;
  const racing = orders.filter(takesPart).length - won - lost;
  const [first] = orders;
  const ended = [won > 0 && `${won} caught`, lost > 0 && `${lost} not caught`].filter(Boolean);
  const count = racing === orders.length ? `All ${racing}` : `${racing} of ${orders.length}`;
  const who = first && orders.length === 1 && racing === 1 ? first.domain : count;
  return `${[`${who} ${racing === 1 ? one : several}`, ...ended].join(', ')}.`;
}

function restOf(unpaid: readonly Order[], { not, advice }: PhaseWords): string {
  if (unpaid.length === 0) return '';
  const isOne = unpaid.length === 1;
  return `${named(unpaid)} ${isOne ? 'is' : 'are'} not paid and ${not(isOne)}. ${advice}`;
}

function resultOf(
  orders: readonly Order[],
  unpaid: readonly Order[],
): Pick<Night, 'lead' | 'rest'> {
  const won = orders.filter(isCaught);
  const lost = orders.filter(({ state }) => state === 'FAILED');
  const taken = lost.filter(isTaken).length;
  const open = orders.length - won.length - lost.length - unpaid.length;
  const worth = formatPrice(won.reduce((sum, { price }) => sum + price, 0));
  const isOne = unpaid.length === 1;
  const rest = [
    taken > 0 && `${taken} taken by others.`,
    lost.length > taken && `${lost.length - taken} not caught.`,
    open > 0 && `${open} not decided yet.`,
    unpaid.length > 0 && `${named(unpaid)} ${isOne ? 'was' : 'were'} not paid and did not race.`,
  ];
  return {
    lead: `${won.length} of ${orders.length} caught${won.length > 0 ? `, ${worth}` : ''}.`,
    rest: rest.filter(Boolean).join(' '),
  };
}

/** Whether another registrar was faster: EPP result 2302, "Object exists". */
function isTaken({ history }: Order): boolean {
  const entry = history?.findLast(({ to_state }) => to_state === 'FAILED');
  return entry?.note?.startsWith('2302') ?? false;
}

/** `a.info`, `a.info and b.info`, `a.info, b.info and 3 more`. */
function named(orders: readonly Order[]): string {
  const names = orders.map(({ domain }) => domain);
  return names.length === 2 ? names.join(' and ') : listNames(names, 2);
}
