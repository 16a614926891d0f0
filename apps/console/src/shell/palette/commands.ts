import type { Icon } from '@tabler/icons-react';
import { enteredText } from '../../core/text/enteredText.ts';

/** The server is asked when the typing pauses for so long. */
export const pauseMilliseconds = 250;

/** Something that the command palette can do. */
export interface Command {
  id: string;
  group: 'Look up' | 'Records' | 'Screens' | 'Actions';
  label: string;
  /** Further words that find it. */
  keywords?: string;
  /** What is worth knowing beside the label. */
  hint?: string | undefined;
  icon: Icon;
  run: () => void;
}

/** The commands that have every word of a text, those whose label begins with it first. No text fits all. */
export function matchCommands(text: string, commands: readonly Command[]): Command[] {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  return commands
    .filter(({ label, group, keywords = '' }) => {
      const said = `${label} ${group} ${keywords}`.toLowerCase();
      return words.every((word) => said.includes(word));
    })
    .toSorted(
      (a, b) =>
        Number(b.label.toLowerCase().startsWith(wanted)) -
        Number(a.label.toLowerCase().startsWith(wanted)),
    );
}

/** What a text may be a name of. */
export interface LookUp {
  /** The number of an order: `42` or `#42`. */
  orderId?: number;
  /** A domain or a part of its name. */
  domain?: string;
  /** The text is an order's number or a whole domain name, hardly the name of a screen. */
  sure: boolean;
}

const orderNumber = /^#?(\d{1,12})$/;
const domainPart = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?$/u;

/** Reads a text as an order's number, a domain, or both: `360` may be either. */
export function readLookUp(text: string): LookUp {
  const wanted = enteredText(text).toLowerCase();
  const orderId = Number(orderNumber.exec(wanted)?.[1] ?? 0);
  const isDomain =
    wanted.length > 1 && wanted.length <= 253 && domainPart.test(wanted) && !wanted.includes('..');
  return {
    ...(orderId > 0 && { orderId }),
    ...(isDomain && { domain: wanted }),
    sure: orderId > 0 || (isDomain && wanted.includes('.')),
  };
}
