import {
  ApiError,
  TimeoutError,
  type ImportHistoryRow,
  type ImportInput,
  type ImportResult,
} from '@dropcatch/sdk';
import { useMutationState, useQuery, type MutationState } from '@tanstack/react-query';
import { isWriteOutcomeUnknown } from '../../core/api/errors.ts';
import type { Badge } from '../../core/text/labels.ts';
import { refreshAfterImport, importKey, sourceHistory } from '../../entities/sources/sources.ts';
import { useOnFinished } from '../../core/api/useOnFinished.ts';

/** A row of the history, which the server sends as an array (spec, section 3). */
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
export function importStatus(batch: ImportBatch): Badge {
  if (batch.endedAt === null) return { label: 'Running', tone: 'running' };
  if (batch.imported > 0) return { label: 'Success', tone: 'good' };
  return batch.failed > 0
    ? { label: 'Failed', tone: 'bad' }
    : { label: 'Partial', tone: 'neutral' };
}

/** A call for an import or a preview. Its context is the server time at which it was sent. */
type ImportCall = MutationState<Partial<ImportResult>, Error, ImportInput, number>;

/**
 * The state of the last import of a source in this session:
 *
 * - pending, answered: the call is running, or has its answer
 * - background, ended: the import continues after its call, or has ended
 * - checking, unknown: the answer was lost, and the history is being read, or cannot be read
 * - running, ended, notStarted: the answer was lost, and the history shows the state
 */
export type ImportState =
  | 'pending'
  | 'answered'
  | 'background'
  | 'ended'
  | 'checking'
  | 'unknown'
  | 'running'
  | 'notStarted';

/** The state of the last import of a source. Reads the history if the answer does not say how the import ended. */
export function useImportState(sourceId: number): { state: ImportState; refetch: () => void } {
  const last = useMutationState({
    filters: { mutationKey: importKey(sourceId) },
    select: ({ state }) => state as ImportCall,
  }).findLast(({ variables }) => !variables?.preview);
  const inBackground = last !== undefined && continuesInBackground(last);
  const isLost = !inBackground && last !== undefined && isWriteOutcomeUnknown(last.error);
  const history = useQuery({ ...sourceHistory(sourceId), enabled: inBackground || isLost });
  const batches = history.data?.history.map(batchOf) ?? [];
  const lastEnd = batches[0]?.endedAt;
  const hasEnded = Boolean(lastEnd && Date.parse(lastEnd) >= (last?.context ?? 0));

  const getState = (): ImportState => {
    if (inBackground) return hasEnded ? 'ended' : 'background';
    if (!isLost) return last?.status === 'pending' ? 'pending' : 'answered';
    // A history from before the call does not count.
    const isRead = history.isSuccess && history.dataUpdatedAt >= last.submittedAt;
    if (isRead && batches.some(({ endedAt }) => endedAt === null)) return 'running';
    if (history.isFetching) return 'checking';
    if (!isRead) return 'unknown';
    return hasEnded ? 'ended' : 'notStarted';
  };
  const state = getState();
  useOnFinished(
    ['background', 'running'].includes(state) ? [String(sourceId)] : [],
    refreshAfterImport,
  );
  return { state, refetch: () => void history.refetch() };
}

/** Whether an import continues after its call failed: a timeout is no failure (spec, section 8). */
export function outlivesItsCall(error: Error): boolean {
  return error instanceof TimeoutError || (error instanceof ApiError && error.status === 504);
}

/** Whether an import continues in the background: its answer says so, or its call timed out. */
function continuesInBackground({ data, error }: ImportCall): boolean {
  return data?.background === true || (error !== null && outlivesItsCall(error));
}
