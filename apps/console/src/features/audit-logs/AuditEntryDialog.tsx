import { useQuery } from '@tanstack/react-query';
import { auditLogList } from './auditLogs.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { byId } from '../../core/byId.ts';
import { AuditDetailsDialog } from './AuditDetailsDialog.tsx';
import { auditQuery, type AuditSearch } from './auditSearch.ts';

interface AuditEntryDialogProps {
  entryId: number;
  /** Which page of the list the entry is on: there is no call for one entry. */
  search: AuditSearch;
  onClose: () => void;
}

/** The details of an entry, once its page is there. */
export function AuditEntryDialog({ entryId, search, onClose }: AuditEntryDialogProps) {
  // As it was opened: a list that is asked for anew may have moved on past this entry.
  const query = useQuery({ ...auditLogList(auditQuery(search)), staleTime: Infinity });
  return (
    <DialogFrame
      title={`Audit Log Entry #${entryId}`}
      query={query}
      data={byId(query.data?.logs, entryId)}
      missing="This entry is not on this page of the list. New entries may have pushed it to a later one."
      onClose={onClose}
    >
      {(log) => <AuditDetailsDialog log={log} onClose={onClose} />}
    </DialogFrame>
  );
}
