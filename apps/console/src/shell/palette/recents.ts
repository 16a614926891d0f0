import type { Command } from './commands.ts';

const maxRecents = 3;

let recents: { userId: number; commands: readonly Command[] } | undefined;

/** The places that the user went to from the palette since the page was loaded, newest first. */
export function recentCommands(userId: number): readonly Command[] {
  return recents?.userId === userId ? recents.commands : [];
}

/** Adds a command to the recent ones, if it leads to a place. What its hint said may change. */
export function rememberCommand(userId: number, { hint, ...command }: Command): void {
  if (!command.link) return;
  const id = command.id.startsWith('recent ') ? command.id : `recent ${command.id}`;
  const others = recentCommands(userId).filter((other) => other.id !== id);
  const commands = [{ ...command, id, group: 'Recent' }, ...others].slice(0, maxRecents);
  recents = { userId, commands };
}
