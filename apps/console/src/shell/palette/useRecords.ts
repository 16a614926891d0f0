import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCan } from '../../core/session/permissions.ts';
import { useUser } from '../../core/session/session.ts';
import { enteredText } from '../../core/text/enteredText.ts';
import { pauseMilliseconds, type Command } from './commands.ts';
import { recordKinds } from './records.ts';

/** What was found, and what is said of the search. */
interface Records {
  records: Command[];
  note: string | undefined;
}

/** The records that have a text in their names, of all kinds that the role may list; from the second character on. */
export function useRecords(text: string): Records {
  const can = useCan();
  const { role } = useUser();
  const navigate = useNavigate();
  const wanted = enteredText(text);
  const [settled] = useDebouncedValue(wanted, pauseMilliseconds);
  const kinds = recordKinds.filter(({ operations }) => operations.some(can));
  const results = useQueries({
    queries: kinds.map(({ noun, find }) =>
      queryOptions({
        queryKey: ['palette', noun, wanted],
        queryFn: () => find(wanted, role),
        enabled: wanted.length > 1 && settled === wanted,
        gcTime: 0,
        retry: false,
        meta: { failure: `Failed to search: ${noun}`, failureIn: 'log' },
      }),
    ),
  });
  const records = results.flatMap(({ data = [] }, index) => {
    const { noun = '', icon } = kinds[index] ?? {};
    if (!icon) return [];
    return data.flatMap(({ id, hint, actions = [], ...record }) =>
      [record, ...(data.length === 1 ? actions : [])].map(({ label, link }, at): Command => ({
        id: `${noun} ${id} ${at}`,
        group: 'Records',
        icon,
        label,
        hint: (at === 0 && hint) || noun,
        run: () => void navigate(link),
      })),
    );
  });
  const failed = kinds.filter((_, index) => results[index]?.isError).map(({ noun }) => noun);
  return {
    records,
    note: noteOf(
      results.some(({ isFetching }) => isFetching),
      failed,
    ),
  };
}

function noteOf(searching: boolean, failed: readonly string[]): string | undefined {
  if (searching) return 'Searching…';
  return failed.length > 0 ? `Could not be searched: ${failed.join(', ')}` : undefined;
}
