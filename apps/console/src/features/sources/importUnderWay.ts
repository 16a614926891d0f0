import { ApiError, TimeoutError, type ImportInput, type ImportResult } from '@dropcatch/sdk';
import { useMutationState, useQuery, type MutationState } from '@tanstack/react-query';
import { importEnded, importKey, sourceHistory } from '../../entities/sources/sources.ts';
import { useEnded } from '../../ui/list/useEnded.ts';
import { batchOf } from './importStatus.ts';

/** A call for an import or a preview; its context is when it was sent, by the server's clock. */
type ImportCall = MutationState<Partial<ImportResult>, Error, ImportInput, number>;

/** What this session knows of an import of a source, whichever dialog started it. */
interface ImportUnderWay {
  /** It waits for its answer. */
  waiting: boolean;
  /** It was left to the background, and the history does not show that it has ended. */
  goesOn: boolean;
}

/** Follows the import of a source that was started last, through its history where it goes on in the background. */
export function useImportUnderWay(sourceId: number): ImportUnderWay {
  const last = useMutationState({
    filters: { mutationKey: importKey(sourceId) },
    select: ({ state }) => state as ImportCall,
  }).findLast(({ variables }) => !variables?.preview);
  const left = last !== undefined && continues(last);
  const { data } = useQuery({ ...sourceHistory(sourceId), enabled: left });
  const [latest] = data?.history.map(batchOf) ?? [];
  const goesOn = left && !(latest?.endedAt && Date.parse(latest.endedAt) >= (last.context ?? 0));
  useEnded(goesOn ? [String(sourceId)] : [], importEnded);
  return { waiting: last?.status === 'pending', goesOn };
}

/** A call that took too long is no failure: the import goes on (spec, section 8). */
export function outlivesItsCall(error: Error): boolean {
  return error instanceof TimeoutError || (error instanceof ApiError && error.status === 504);
}

/** Whether an import was left to the background, by its answer or for want of one. */
export function continues({ data, error }: Pick<ImportCall, 'data' | 'error'>): boolean {
  return data?.background === true || (error !== null && outlivesItsCall(error));
}
