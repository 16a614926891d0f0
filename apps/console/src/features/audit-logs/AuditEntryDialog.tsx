import { useQuery } from '@tanstack/react-query';
import { Text } from '@mantine/core';
import type { AuditLog } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { auditLogList, type AuditSearch } from './auditLogs.ts';
import { numbered } from '../../core/text/labels.ts';
import { LoadedDialog } from '../../ui/dialog/recordDialog.tsx';
import { byId } from '../../core/lists.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogSection } from '../../ui/dialog/sections.tsx';
import { CodeText } from '../../ui/value/CodeBlock.tsx';
import { Facts, type Fact } from '../../ui/value/Facts.tsx';
import { PlainTable } from '../../ui/value/PlainTable.tsx';
import { SuccessBadge } from '../../ui/value/StatusBadge.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { auditDetails, type AuditChange } from './auditDetails.ts';
import { AuditRecord } from './AuditLogsPage.tsx';
import styles from './auditLogs.module.css';

const dialogSize = { size: 'lg', height: 240 };

interface AuditEntryDialogProps {
  entryId: number;
  /** The page of the list with the entry. There is no call for one entry. */
  search: AuditSearch;
}

/** The details of an entry, once its page has loaded. */
export function AuditEntryDialog({ entryId, search }: AuditEntryDialogProps) {
  // The list as it was when the entry was opened.
  const query = useQuery({ ...auditLogList(search), staleTime: Infinity });
  return (
    <LoadedDialog
      title={numbered('Audit Log Entry', entryId)}
      dialogSize={dialogSize}
      query={query}
      data={byId(query.data?.logs, entryId)}
      missing="This entry is not on this page of the list. New entries may have pushed it to a later one."
    >
      {(log) => <AuditDetails log={log} />}
    </LoadedDialog>
  );
}

/** An entry of the audit log: the user, the action, and the changes. */
function AuditDetails({ log }: { log: AuditLog }) {
  const { changes, facts } = auditDetails(log.details);
  return (
    <Dialog title={numbered('Audit Log Entry', log.id)} {...dialogSize}>
      <Facts
        facts={{
          Date: <Time at={log.created_at} />,
          User: log.actor ?? 'System',
          Action: (
            <Link
              to="/audit-logs"
              search={{ action: log.action }}
              className="plain-link"
              title="Show all entries of this action"
            >
              <bdi>{log.action}</bdi>
            </Link>
          ),
          Resource: <AuditRecord log={log} />,
          Result: <SuccessBadge success={log.success} />,
          'IP Address': log.ip_address,
          Error: log.error_message,
        }}
      />
      {changes.length > 0 && (
        <DialogSection title="What changed">
          <Changes changes={changes} />
        </DialogSection>
      )}
      <DialogSection title="Details">
        {facts.length > 0 && (
          <div className={styles.facts}>
            <Facts facts={facts.map(({ name, value }): Fact => [name, value])} />
          </div>
        )}
        {log.details === null ? (
          <Text size="sm">No further details</Text>
        ) : (
          <details className={styles.raw}>
            <summary>As JSON</summary>
            <CodeText label="Details as JSON" text={JSON.stringify(log.details, null, 2)} />
          </details>
        )}
      </DialogSection>
    </Dialog>
  );
}

function Changes({ changes }: { changes: readonly AuditChange[] }) {
  return (
    <PlainTable
      label="What changed"
      heads={['Field', 'From', 'To']}
      rows={changes.map(({ name, from, to }, index) => ({
        // The key is the index: names may occur twice, and rows never move.
        key: index,
        cells: [
          name,
          <span key="from" className={`plain-text ${styles.from}`} dir="auto">
            {from}
          </span>,
          <span key="to" className={`plain-text ${styles.to}`} dir="auto">
            {to}
          </span>,
        ],
      }))}
    />
  );
}
