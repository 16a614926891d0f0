import { createContext, use } from 'react';
import { StaleDataNote, type LoadState } from '../page/StaleDataNote.tsx';

/** The query of the record that a dialog or drawer shows. */
export const RecordQuery = createContext<LoadState | undefined>(undefined);

/** Says how old the record of a dialog is, if it could not be loaded again. */
export function StaleRecordNote() {
  const query = use(RecordQuery);
  return query && <StaleDataNote query={query} what="this" />;
}
