import { sessionSignal } from '../../core/session/session.ts';
import type { Command } from './commands.ts';

const maxRecents = 3;

let recents: { session: AbortSignal; commands: readonly Command[] } | undefined;

/** The places that the user went to from the palette in this session and page, newest first. */
export function recentCommands(): readonly Command[] {
  return recents && !recents.session.aborted ? recents.commands : [];
}

/** Adds a command to the recent ones, if it leads to a place. What its second line said may change. */
export function rememberCommand({ detail: _, ...command }: Command): void {
  if (!command.link) return;
  const others = recentCommands().filter(({ id }) => id !== command.id);
  const commands = [{ ...command, group: 'Recent' }, ...others].slice(0, maxRecents);
  recents = { session: sessionSignal(), commands };
}
