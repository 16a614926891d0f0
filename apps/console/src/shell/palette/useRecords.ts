import { useDebouncedValue } from '@mantine/hooks';
import type { User } from '@dropcatch/sdk';
import { IconListSearch } from '@tabler/icons-react';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useCan } from '../../core/session/permissions.ts';
import { useUser } from '../../core/session/session.ts';
import { cleanName } from '../../entities/domains/domainName.ts';
import { typingPause } from '../../ui/form/useDraft.ts';
import { isRunnable, parseCommand, parseLookup, type Command } from './commands.ts';
import { commandsOf, maxResults, recordKinds, type RecordKind } from './records.ts';

/** What is looked for in the records of a kind: the words of a command, and a name. */
interface Search {
  kind: RecordKind;
  verb: readonly string[];
  name: string;
}

/** Searches the records of a kind. The results are not cached. */
const recordSearch = ({ kind: { noun, find }, name }: Search, me: User) =>
  queryOptions({
    queryKey: ['palette', noun, name],
    queryFn: () => find(name, me),
    gcTime: 0,
    retry: false,
    meta: { failure: `Failed to search: ${noun}`, failureIn: 'log' },
  });

/** Whether a command is the one that words name. */
export const isNamed = ({ keywords = '' }: Command, words: readonly string[]): boolean =>
  words.every((word) => keywords.split(' ').includes(word));

/**
 * Searches the records of all kinds that the role may list, from two characters on. Words of a command in front of a name
 * choose that command of what is found; alone, they find what waits for it. Otherwise the only record of its kind shows
 * all its commands.
 */
export function useRecords(text: string) {
  const can = useCan();
  const me = useUser();
  const query = cleanName(text);
  const [debounced] = useDebouncedValue(query, typingPause);
  const said = recordKinds
    .filter(({ requiresAny }) => requiresAny.some(can))
    .map((kind) => ({ kind, words: kind.words(me), ...parseCommand(query, kind.words(me)) }));
  const isLong = query.length > 1 || parseLookup(query).orderId !== undefined;
  const isCommand = said.some(({ verb, name }) => verb.length > 0 && name !== '');
  const searches = said.flatMap(({ kind, words, verb, name }): Search[] => {
    if (verb.length > 0 && (name || kind.awaited?.includes(verb.join(' ')))) {
      return [{ kind, verb, name }];
    }
    // The words of another kind's command are no part of a name; those of a job are not known.
    return isLong && !(isCommand && words) ? [{ kind, verb: [], name: query }] : [];
  });
  const enabled = debounced === query;
  const results = useQueries({
    queries: searches.map((search) => ({ ...recordSearch(search, me), enabled })),
  });
  const found = searches.flatMap(({ kind, verb, name }, at) => {
    const { data = [] } = results[at] ?? {};
    const records = data.map((record) => commandsOf(kind, record));
    if (verb.length === 0) {
      const [all = []] = records;
      // What cannot be undone must be named.
      if (records.length === 1) return all.filter((each) => isRunnable(each) && !each.danger);
      return records.slice(0, maxResults).flatMap(([opening = []]) => opening);
    }
    const named = records.flatMap((commands) => {
      const chosen = commands.filter((command) => isNamed(command, verb));
      return chosen.length > 0 || !name ? chosen : commands.slice(0, 1);
    });
    return named.filter((command) => name || isRunnable(command)).slice(0, maxResults);
  });
  const lists = searches.flatMap(({ kind: { list }, name }, at): Command[] => {
    const part = name && parseLookup(name).domain;
    const { data = [], isPending = true } = results[at] ?? {};
    if (!list || part === undefined || isPending) return [];
    const link = list(part, data);
    return [{ id: link.label, group: 'All of them', icon: IconListSearch, ...link }];
  });
  const failed = searches.filter((_, at) => results[at]?.isError).map(({ kind }) => kind.noun);
  const failure = failed.length > 0 ? `Search failed for: ${failed.join(', ')}` : undefined;
  const isSearching = results.some(({ isPending }) => isPending);
  return {
    commands: [...found, ...lists],
    /** Whether the text names a record or a command, and so not a screen. */
    isMeant: parseLookup(query).isExact || searches.some(({ verb }) => verb.length > 0),
    isSearching,
    note: isSearching ? 'Searching…' : failure,
  };
}
