import {
  ApiError,
  TimeoutError,
  type ImportHistoryRow,
  type ImportInput,
  type ImportResult,
} from '@dropcatch/sdk';
import { useMutationState, useQuery, type MutationState } from '@tanstack/react-query';
import { isWriteOutcomeUnknown } from '../../core/api/errors.ts';
import type { Look } from '../../core/text/looks.ts';
import { importEnded, importKey, sourceHistory } from '../../entities/sources/sources.ts';
import { useOnFinished } from '../../ui/value/changes.ts';

/** A row of the history with named fields: it comes as an array (spec, section 3). */
export interface ImportBatch {
  id: string;
  startedAt: string;
  /** Null while the import runs. */
  endedAt: string | null;
  total: number;
  imported: number;
  failed: number;
}

export function batchOf(row: ImportHistoryRow): ImportBatch {
  const [id, startedAt, endedAt, total, imported, failed] = row;
  return { id, startedAt, endedAt, total, imported, failed };
}

/**
 * The status of an import: Success if something was imported, Failed if something failed, otherwise Partial (spec,
 * section 4).
 */
export function importStatus(batch: ImportBatch): Look {
  if (batch.endedAt === null) return { label: 'Running', tone: 'running' };
  if (batch.imported > 0) return { label: 'Success', tone: 'good' };
  return batch.failed > 0 ? { label: 'Failed', tone: 'bad' } : { label: 'Partial', tone: 'muted' };
}

/** A call for an import or a preview; its context is when it was sent, by the server's clock. */
type ImportCall = MutationState<Partial<ImportResult>, Error, ImportInput, number>;

/**
 * The state of the last import of a source in this session: waiting for its answer, or answered; in the background, or
 * ended there; or its answer was lost, and its history is being read, cannot be read, or shows it running, ended or not
 * started.
 */
export type ImportState =
  | 'waiting'
  | 'answered'
  | 'background'
  | 'ended'
  | 'looking'
  | 'unknown'
  | 'running'
  | 'notBegun';

/** Follows the last import of a source, through its history if its answer does not say the end. */
export function useImportState(sourceId: number): { state: ImportState; look: () => void } {
  const last = useMutationState({
    filters: { mutationKey: importKey(sourceId) },
    select: ({ state }) => state as ImportCall,
  }).findLast(({ variables }) => !variables?.preview);
  const left = last !== undefined && continues(last);
  const lost = !left && last !== undefined && isWriteOutcomeUnknown(last.error);
  const history = useQuery({ ...sourceHistory(sourceId), enabled: left || lost });
  const batches = history.data?.history.map(batchOf) ?? [];
  const lastEnd = batches[0]?.endedAt;
  const hasEnded = Boolean(lastEnd && Date.parse(lastEnd) >= (last?.context ?? 0));

  const told = (): ImportState => {
    if (left) return hasEnded ? 'ended' : 'background';
    if (!lost) return last?.status === 'pending' ? 'waiting' : 'answered';
    // A history from before the call does not count.
    const isRead = history.isSuccess && history.dataUpdatedAt >= last.submittedAt;
    if (isRead && batches.some(({ endedAt }) => endedAt === null)) return 'running';
    if (history.isFetching) return 'looking';
    if (!isRead) return 'unknown';
    return hasEnded ? 'ended' : 'notBegun';
  };
  const state = told();
  useOnFinished(['background', 'running'].includes(state) ? [String(sourceId)] : [], importEnded);
  return { state, look: () => void history.refetch() };
}

/** A timeout is no failure: the import continues (spec, section 8). */
export function outlivesItsCall(error: Error): boolean {
  return error instanceof TimeoutError || (error instanceof ApiError && error.status === 504);
}

/** Whether an import continues in the background, by its answer or without one. */
function continues({ data, error }: ImportCall): boolean {
  return data?.background === true || (error !== null && outlivesItsCall(error));
}
