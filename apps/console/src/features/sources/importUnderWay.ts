import {
  type ImportHistoryRow,
  ApiError,
  TimeoutError,
  type ImportInput,
  type ImportResult,
} from '@dropcatch/sdk';
import { useMutationState, useQuery, type MutationState } from '@tanstack/react-query';
import type { Look } from '../../core/text/looks.ts';
import { isDoubtful } from '../../core/api/errors.ts';
import { importEnded, importKey, sourceHistory } from '../../entities/sources/sources.ts';
import { useEnded } from '../../ui/value/changes.ts';

/** A row of the history by name: it comes as an array (spec, section 3). */
export interface ImportBatch {
  id: string;
  startedAt: string;
  /** Null while the import runs. */
  endedAt: string | null;
  total: number;
  imported: number;
  failed: number;
}

/** Names the places of a row of the history. */
export function batchOf(row: ImportHistoryRow): ImportBatch {
  const [id, startedAt, endedAt, total, imported, failed] = row;
  return { id, startedAt, endedAt, total, imported, failed };
}

/** What came of an import: Success if something was imported, Failed if something failed, otherwise Partial (spec, section 4). */
export function importStatus(batch: ImportBatch): Look {
  if (batch.endedAt === null) return { label: 'Running', tone: 'wait' };
  if (batch.imported > 0) return { label: 'Success', tone: 'good' };
  return batch.failed > 0 ? { label: 'Failed', tone: 'bad' } : { label: 'Partial', tone: 'muted' };
}

/** A call for an import or a preview; its context is when it was sent, by the server's clock. */
type ImportCall = MutationState<Partial<ImportResult>, Error, ImportInput, number>;

/** What this session knows of an import of a source, whichever dialog started it. */
interface ImportUnderWay {
  /** It waits for its answer. */
  waiting: boolean;
  /** It was left to the background, and the history does not show that it has ended. */
  goesOn: boolean;
  /** What the history says of an import whose answer was lost; nothing where none was. */
  lost?: LostImport;
  /** Reads the history again. */
  look: () => void;
}

/**
 * What became of an import whose answer was lost: its history is being read, cannot be had, has an import that runs, or
 * shows that it has ended or was never begun.
 */
type LostImport = 'looking' | 'unknown' | 'running' | 'ended' | 'notBegun';

/** Follows the import of a source that was started last, through its history where its answer does not tell the end. */
export function useImportUnderWay(sourceId: number): ImportUnderWay {
  const last = useMutationState({
    filters: { mutationKey: importKey(sourceId) },
    select: ({ state }) => state as ImportCall,
  }).findLast(({ variables }) => !variables?.preview);
  const left = last !== undefined && continues(last);
  const doubtful = !left && last !== undefined && isDoubtful(last.error);
  const history = useQuery({ ...sourceHistory(sourceId), enabled: left || doubtful });
  const batches = history.data?.history.map(batchOf) ?? [];
  const lastEnd = batches[0]?.endedAt;
  const hasEnded = Boolean(lastEnd && Date.parse(lastEnd) >= (last?.context ?? 0));
  const runs = batches.some(({ endedAt }) => endedAt === null);
  const goesOn = left && !hasEnded;
  // What was read before the call was sent tells nothing of it.
  const isRead = history.isSuccess && history.dataUpdatedAt >= (last?.submittedAt ?? 0);
  const lost = doubtful
    ? lostImport({ isRead, isFetching: history.isFetching, runs, hasEnded })
    : undefined;
  useEnded(goesOn || lost === 'running' ? [String(sourceId)] : [], importEnded);
  return {
    waiting: last?.status === 'pending',
    goesOn,
    lost,
    look: () => void history.refetch(),
  };
}

interface HistoryReading {
  /** The history was read since the import was sent. */
  isRead: boolean;
  isFetching: boolean;
  /** It has an import that runs. */
  runs: boolean;
  /** Its last import has ended since. */
  hasEnded: boolean;
}

function lostImport({ isRead, isFetching, runs, hasEnded }: HistoryReading): LostImport {
  if (isRead && runs) return 'running';
  if (isFetching) return 'looking';
  if (!isRead) return 'unknown';
  return hasEnded ? 'ended' : 'notBegun';
}

/** A call that took too long is no failure: the import goes on (spec, section 8). */
export function outlivesItsCall(error: Error): boolean {
  return error instanceof TimeoutError || (error instanceof ApiError && error.status === 504);
}

/** Whether an import was left to the background, by its answer or for want of one. */
export function continues({ data, error }: Pick<ImportCall, 'data' | 'error'>): boolean {
  return data?.background === true || (error !== null && outlivesItsCall(error));
}
