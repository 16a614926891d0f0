import { Stack, Text } from '@mantine/core';
import type { AuditLog } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { DialogSection } from '../../ui/dialog/DialogSection.tsx';
import { CodeBlock } from '../../ui/value/CodeBlock.tsx';
import { Facts } from '../../ui/value/Facts.tsx';
import { PlainTable } from '../../ui/value/PlainTable.tsx';
import { SuccessBadge } from '../../ui/value/StatusBadge.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { auditDetails, type AuditChange } from './auditDetails.ts';
import { AuditRecord } from './AuditRecord.tsx';
import styles from './auditLogs.module.css';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { dash } from '../../core/text/numbers.ts';

/** One entry of the audit log with all that it says: who, what, and what changed from what to what. */
export function AuditDetailsDialog({ log, onClose }: { log: AuditLog; onClose: () => void }) {
  const { changes, facts } = auditDetails(log.details);
  return (
    <Dialog onClose={onClose} title={`Audit Log Entry #${log.id}`} size="lg">
      <Stack gap="md">
        <Facts
          facts={[
            ['Date', <Time key="date" at={log.created_at} />],
            ['User', log.actor === null ? 'System' : <bdi key="actor">{log.actor}</bdi>],
            [
              'Action',
              <Link
                key="action"
                to="/audit-logs"
                search={{ action: log.action }}
                className="plain-link"
                title="Show all entries of this action"
              >
                <bdi>{log.action}</bdi>
              </Link>,
            ],
            ['Resource', <AuditRecord key="resource" log={log} />],
            ['Result', <SuccessBadge key="result" success={log.success} />],
            ['IP Address', log.ip_address ?? dash],
            ['Error', log.error_message === null ? dash : <bdi key="e">{log.error_message}</bdi>],
          ]}
        />
        {changes.length > 0 && (
          <DialogSection title="What changed">
            <Changes changes={changes} />
          </DialogSection>
        )}
        <DialogSection title="Details">
          {facts.length > 0 && (
            <div className={styles.facts}>
              <Facts
                facts={facts.map(({ name, value }) => [name, <bdi key={name}>{value}</bdi>])}
              />
            </div>
          )}
          {log.details === null ? (
            <Text size="sm">No further details</Text>
          ) : (
            <details className={styles.raw}>
              <summary>As JSON</summary>
              <CodeBlock label="Details as JSON">{JSON.stringify(log.details, null, 2)}</CodeBlock>
            </details>
          )}
        </DialogSection>
      </Stack>
    </Dialog>
  );
}

function Changes({ changes }: { changes: readonly AuditChange[] }) {
  return (
    <PlainTable
      label="What changed"
      heads={['Field', 'From', 'To']}
      rowHeads
      rows={changes.map(({ name, from, to }, index) => ({
        // Two shapes of details can give one name; the rows never change places.
        key: index,
        cells: [
          name,
          <span key="from" className={styles.from} dir="auto">
            {from}
          </span>,
          <span key="to" className={styles.to} dir="auto">
            {to}
          </span>,
        ],
      }))}
    />
  );
}
