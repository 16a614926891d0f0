import { Button, Checkbox } from '@mantine/core';
import type { EppAccount, EppLogRow } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { memo, useRef, useState } from 'react';
import { utcMillisecond } from '../../core/time/time.ts';
import { dash, pluralize } from '../../core/text/numbers.ts';
import { PlainName } from '../../entities/domains/DomainName.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import type { LoadState } from '../../ui/page/StaleDataNote.tsx';
import { accountOf } from '../../entities/race/raceRows.ts';
import { answerTone } from '../../entities/race/outcome.ts';
import { ScrollRegion } from '../../ui/focus/ScrollRegion.tsx';
import styles from './drops.module.css';

interface LogPanelProps {
  log: LoadState;
  /** Newest first; undefined until the first answer. */
  rows: readonly EppLogRow[] | undefined;
  accounts: readonly EppAccount[] | undefined;
  createsOnly: boolean;
  onCreatesOnly: (only: boolean) => void;
}

/**
 * The newest rows of the EPP log. They do not move while somebody reads: while the panel is scrolled, hovered or has
 * the focus, the rows stay, and a button shows new ones.
 */
export function LogPanel(props: LogPanelProps) {
  const { log, rows, accounts, createsOnly, onCreatesOnly } = props;
  const [frozenRows, setFrozenRows] = useState<readonly EppLogRow[]>();
  const scroller = useRef<HTMLDivElement>(null);
  const shown = frozenRows ?? rows;
  const newest = frozenRows?.[0]?.log_id;
  const index = rows?.findIndex(({ log_id }) => log_id === newest) ?? 0;
  const newCount = frozenRows && rows ? (index < 0 ? rows.length : index) : 0;

  const freeze = () => setFrozenRows((before) => before ?? rows);
  const unfreeze = () => {
    const element = scroller.current;
    const isInUse = element && (element.scrollTop > 0 || element.matches(':hover, :focus-within'));
    if (!isInUse) setFrozenRows(undefined);
  };
  const showNew = () => {
    setFrozenRows(undefined);
    if (scroller.current) scroller.current.scrollTop = 0;
  };
  return (
    <Card
      title="EPP Logs"
      note="newest first"
      action={
        <Link to="/epp-logs" className="plain-link">
          Open
        </Link>
      }
      flush
    >
      <div className={styles.tools}>
        <Checkbox
          size="xs"
          label="Creates only"
          checked={createsOnly}
          onChange={(event) => {
            setFrozenRows(undefined);
            onCreatesOnly(event.currentTarget.checked);
          }}
        />
        <Button
          size="compact-sm"
          variant="default"
          className={styles.showNew}
          disabled={newCount === 0}
          onClick={showNew}
        >
          {`Show ${pluralize(newCount, 'new row')}`}
        </Button>
      </div>
      {!rows && <LoadError query={log} />}
      <ScrollRegion
        ref={scroller}
        className={styles.tail}
        aria-label="Rows of the EPP log"
        onScroll={({ currentTarget }) => (currentTarget.scrollTop > 0 ? freeze() : unfreeze())}
        onPointerEnter={freeze}
        onPointerLeave={unfreeze}
        onFocus={freeze}
        onBlur={unfreeze}
      >
        <table className={styles.log} aria-label="EPP log">
          <thead className="visually-hidden">
            <tr>
              {['Time', 'Answer', 'Object'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {/* Keyed by place: a new row changes texts, and moves nothing. */}
            {shown?.map((row, place) => (
              <LogRow key={place} row={row} account={accountOf(row, accounts)} />
            ))}
          </tbody>
        </table>
        {!rows && !log.error && (
          <p className="hint">
            <Skeleton width={240} height={9} late />
          </p>
        )}
        {shown?.length === 0 && (
          <p className="hint">
            {createsOnly ? 'No create was sent today (UTC).' : 'Nothing was sent today (UTC).'}
          </p>
        )}
      </ScrollRegion>
    </Card>
  );
}

/** A row: its time, the code of the answer, and the name, or the command with its account. */
const LogRow = memo(function LogRow({ row, account }: { row: EppLogRow; account: string }) {
  const { timestamp, command, connection_type, object_name, status_code, status_message } = row;
  const tone = answerTone(row);
  const sent = `${command ?? connection_type}, ${account}`;
  return (
    <tr title={[sent, status_message].filter(Boolean).join(': ')}>
      <td>
        <time dateTime={timestamp}>{utcMillisecond(timestamp)}</time>
      </td>
      <td data-color={tone === 'plain' ? undefined : tone}>{status_code ?? dash}</td>
      <td data-cell="object" data-command={command}>
        {object_name ? (
          <PlainName key={object_name} name={object_name} fits={12} />
        ) : (
          <bdi>{sent}</bdi>
        )}
      </td>
    </tr>
  );
});
