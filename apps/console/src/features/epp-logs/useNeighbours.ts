import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { eppLogDetails, eppLogList } from '../../entities/epp/eppLogs.ts';
import { preload } from '../../core/api/queryClient.ts';
import { eppLogsQuery, type EppLogsSearch } from './eppLogsSearch.ts';

/** The entries beside one in its list, where there are any. They are loaded ahead. */
export function useNeighbours(logId: number, search: EppLogsSearch) {
  // As it was opened: a list that is asked for anew may have moved on past this entry.
  const list = useQuery({ ...eppLogList(eppLogsQuery(search)), staleTime: Infinity });
  const rows = list.data?.logs ?? [];
  const place = rows.findIndex(({ log_id }) => log_id === logId);
  const newer = place > 0 ? rows[place - 1]?.log_id : undefined;
  const older = place >= 0 ? rows[place + 1]?.log_id : undefined;
  useEffect(() => {
    // A key away, so they are there when it is pressed.
    for (const id of [older, newer]) {
      if (id !== undefined) preload(eppLogDetails(id));
    }
  }, [newer, older]);
  return { newer, older };
}
