import { sessionSignal } from '../../core/session/session.ts';
import type { Command } from './commands.ts';

const maxRecents = 3;

let recents: { session: AbortSignal; commands: readonly Command[] } | undefined;

/** The places that the user went to from the palette in this session and page, newest first. */
export function recentCommands(): readonly Command[] {
  return recents && !recents.session.aborted ? recents.commands : [];
}

const prefix = 'recent ';

/** Whether a command is among the recent ones. */
export const isRecent = ({ id }: Command, all: readonly Command[]): boolean =>
  all.some((recent) => recent.id === prefix + id);

/** Adds a command to the recent ones, if it leads to a place. What its hint said may change. */
export function rememberCommand({ hint, ...command }: Command): void {
  if (!command.link) return;
  const id = command.id.startsWith(prefix) ? command.id : prefix + command.id;
  const others = recentCommands().filter((other) => other.id !== id);
  const commands = [{ ...command, id, group: 'Recent' }, ...others].slice(0, maxRecents);
  recents = { session: sessionSignal(), commands };
}
