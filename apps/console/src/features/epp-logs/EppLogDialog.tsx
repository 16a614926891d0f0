import { Button, Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { hasRole, type EppLog } from '@dropcatch/sdk';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { accountList, accountLabel } from '../../entities/epp/eppAccounts.ts';
import { eppLogDetails, eppLogList } from '../../entities/epp/eppLogs.ts';
import { CopyButton } from '../../ui/value/CodeBlock.tsx';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { Facts } from '../../ui/value/Facts.tsx';
import { Loaded } from '../../ui/page/Loaded.tsx';
import { SuccessBadge, successLabel } from '../../ui/value/StatusBadge.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { maskEntry } from '../../entities/epp/secrets.ts';
import { XmlView } from '../../entities/epp/XmlView.tsx';
import { dash, formatMilliseconds } from '../../core/text/numbers.ts';
import { useUser } from '../../core/session/session.ts';
import { explainEppCode } from './eppCodes.ts';
import styles from './eppLogs.module.css';
import { type EppLogsSearch, eppLogsQuery } from './eppLogsSearch.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { preload } from '../../core/api/queryClient.ts';

interface EppLogDialogProps {
  logId: number;
  search: EppLogsSearch;
}

/** One command with its response, side by side. The left and right arrow keys go to the next entries. */
export function EppLogDialog({ logId, search }: EppLogDialogProps) {
  // Its code would come with every list, if the query had it.
  const query = useQuery({ ...eppLogDetails(logId), select: maskPasswords });
  const { newer, older } = useAdjacentEntries(logId, search);
  const navigate = useNavigate();
  const [openedAt] = useState(logId);
  const goTo = (entry: number | undefined) => () => {
    if (entry === undefined) return;
    const params = { logId: entry };
    void navigate({ to: '/epp-logs/$logId', params, search: true, replace: true });
  };
  useHotkeys(
    [
      ['ArrowLeft', goTo(newer)],
      ['ArrowRight', goTo(older)],
    ],
    // In code blocks, these keys scroll long lines.
    ['PRE'],
  );
  return (
    <Dialog
      title={`EPP Log Entry ${logId}`}
      size="min(87.5rem, 94vw)"
      height={560}
      footer={() => (
        <Group justify="space-between" gap="xs">
          <Button
            variant="default"
            disabled={newer === undefined}
            leftSection={<IconChevronLeft size={14} aria-hidden />}
            onClick={goTo(newer)}
          >
            Newer entry
          </Button>
          <Button
            variant="default"
            disabled={older === undefined}
            rightSection={<IconChevronRight size={14} aria-hidden />}
            onClick={goTo(older)}
          >
            Older entry
          </Button>
        </Group>
      )}
    >
      {/* The dialog is read out as it opens. The focus stays on the button that goes to the next entry. */}
      <span className="visually-hidden" role="status">
        {logId !== openedAt && query.data && summaryOf(query.data.log)}
      </span>
      <Loaded query={query}>{({ log }) => <Exchange key={logId} log={log} />}</Loaded>
    </Dialog>
  );
}

/** What a reader says of an entry: its number, its command and how it ended. */
function summaryOf({ log_id, command, object_name, success, status_code }: EppLog): string {
  const what = [command, object_name].filter(Boolean).join(' ');
  const outcome = typeof success === 'boolean' && successLabel(success);
  return [`Entry ${log_id}: ${what}`, outcome, status_code].filter(Boolean).join(', ');
}

const maskPasswords = ({ log }: { log: EppLog }) => ({ log: maskEntry(log) });

function Exchange({ log }: { log: EppLog }) {
  const isAdmin = hasRole(useUser(), 'admin');
  const accounts = useQuery(accountList).data?.accounts;
  const { account_id: account } = log;
  return (
    <>
      <Result log={log} />
      <Facts
        flow
        facts={{
          Time: <Time at={log.timestamp} precise />,
          Registrar: log.registrar_name,
          // Only admins see the account, even if the answer contains it (spec, section 6).
          ...(isAdmin && account && { Account: accountLabel(account, accounts) }),
          Type: log.connection_type,
          Command: log.command,
          Object: log.object_name && <DomainName name={log.object_name} />,
          Duration: formatMilliseconds(log.duration_ms),
          clTRID: <TransactionId name="clTRID" id={log.cltrid} />,
          svTRID: <TransactionId name="svTRID" id={log.svtrid} />,
        }}
      />
      <div className={styles.messages}>
        <XmlView title="Request" xml={log.request} />
        <XmlView title="Response" xml={log.response} />
      </div>
    </>
  );
}

/** The result of the command: code, message and meaning. */
function Result({ log }: { log: EppLog }) {
  const { success, status_code: code, status_message: message } = log;
  const meaning = code ? explainEppCode(code) : undefined;
  // Many messages are the same as the meaning.
  const addsMeaning = meaning !== undefined && meaning !== `${message}.`;
  return (
    <p className={styles.result}>
      <SuccessBadge success={success} />
      {Boolean(code || message) && (
        <strong>
          <span>{code}</span> <bdi>{message}</bdi>
        </strong>
      )}
      {addsMeaning && <span data-color="dim">{meaning}</span>}
    </p>
  );
}

function TransactionId({ name, id }: { name: string; id: string | null }) {
  if (!id) return <span>{dash}</span>;
  return (
    <Group component="span" display="inline-flex" wrap="nowrap" gap={4} fz={13}>
      <span className="domain-name">{id}</span>
      <CopyButton text={id} name={name} />
    </Group>
  );
}

/** The ids of the adjacent entries in the list, if any. Preloads them. */
function useAdjacentEntries(logId: number, search: EppLogsSearch) {
  // The list as it was when the entry was opened.
  const list = useQuery({ ...eppLogList(eppLogsQuery(search)), staleTime: Infinity });
  const rows = list.data?.logs ?? [];
  const index = rows.findIndex(({ log_id }) => log_id === logId);
  const newer = index > 0 ? rows[index - 1]?.log_id : undefined;
  const older = index >= 0 ? rows[index + 1]?.log_id : undefined;
  useEffect(() => {
    for (const id of [older, newer]) {
      if (id !== undefined) preload(eppLogDetails(id));
    }
  }, [newer, older]);
  return { newer, older };
}
