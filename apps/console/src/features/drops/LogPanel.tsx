import { Button, Checkbox } from '@mantine/core';
import type { EppAccount, EppLogRow } from '@dropcatch/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, useRef, useState } from 'react';
import { utcMillisecond } from '../../core/time/time.ts';
import { dash, pluralize, formatMilliseconds } from '../../core/text/numbers.ts';
import { PlainName } from '../../entities/domains/DomainName.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { Answer } from '../../entities/race/RaceTable.tsx';
import { accountOf } from '../../entities/race/raceRows.ts';
import { answerTone } from '../../entities/race/outcome.ts';
import { ScrollRegion } from '../../ui/page/ScrollRegion.tsx';
import styles from './drops.module.css';

interface LogPanelProps {
  log: Pick<UseQueryResult, 'error' | 'refetch'>;
  /** Newest first; undefined if none have arrived yet. */
  rows: readonly EppLogRow[] | undefined;
  accounts: readonly EppAccount[] | undefined;
  createsOnly: boolean;
  onCreatesOnly: (only: boolean) => void;
}

/**
 * The end of the EPP log, newest first. It does not move while somebody reads it: while it is scrolled, pointed at or
 * has the focus, the rows stay and a button offers new ones.
 */
export function LogPanel(props: LogPanelProps) {
  const { log, rows, accounts, createsOnly, onCreatesOnly } = props;
  const { error, refetch } = log;
  const [held, setHeld] = useState<readonly EppLogRow[]>();
  const scroller = useRef<HTMLDivElement>(null);
  const shown = held ?? rows;
  const newest = held?.[0]?.log_id;
  const place = rows?.findIndex(({ log_id }) => log_id === newest) ?? 0;
  const fresh = held && rows ? (place < 0 ? rows.length : place) : 0;

  const hold = () => setHeld((before) => before ?? rows);
  const release = () => {
    const box = scroller.current;
    const read = box && (box.scrollTop > 0 || box.matches(':hover, :focus-within'));
    if (!read) setHeld(undefined);
  };
  const showNew = () => {
    setHeld(undefined);
    if (scroller.current) scroller.current.scrollTop = 0;
  };
  return (
    <Card
      title="EPP Logs"
      note="newest first"
      action={
        <>
          <Button
            size="compact-sm"
            variant="default"
            className={styles.offer}
            data-offered={fresh > 0 || undefined}
            disabled={fresh === 0}
            onClick={showNew}
          >
            {`Show ${pluralize(fresh, 'new row')}`}
          </Button>
          <Checkbox
            size="xs"
            label="Creates only"
            checked={createsOnly}
            onChange={(event) => {
              setHeld(undefined);
              onCreatesOnly(event.currentTarget.checked);
            }}
          />
          <Link to="/epp-logs" className="plain-link">
            Open
          </Link>
        </>
      }
      flush
      wide
    >
      {error && !rows && <LoadError error={error} onRetry={refetch} />}
      <ScrollRegion
        ref={scroller}
        className={styles.tail}
        aria-label="Rows of the EPP log"
        onScroll={({ currentTarget }) => (currentTarget.scrollTop > 0 ? hold() : release())}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
      >
        <table className={styles.log} aria-label="EPP log">
          <thead className="visually-hidden">
            <tr>
              {['Time', 'Account', 'Command', 'Object', 'Answer', 'Duration'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown?.map((row) => (
              <LogRow key={row.log_id} row={row} account={accountOf(row, accounts)} />
            ))}
          </tbody>
        </table>
        {!rows && !error && (
          <p className={styles.hint}>
            <Skeleton width={240} height={9} late />
          </p>
        )}
        {shown?.length === 0 && (
          <p className={styles.hint}>
            {createsOnly ? 'No create was sent today (UTC).' : 'Nothing was sent today (UTC).'}
          </p>
        )}
      </ScrollRegion>
    </Card>
  );
}

const LogRow = memo(function LogRow({ row, account }: { row: EppLogRow; account: string }) {
  const { timestamp, command, connection_type, object_name, duration_ms } = row;
  const answered = row.status_code !== null || row.status_message !== null;
  return (
    <tr>
      <td>
        <time dateTime={timestamp}>{utcMillisecond(timestamp)}</time>
      </td>
      <td data-cell="account">
        <bdi>{account}</bdi>
      </td>
      <td data-cell="command">{command ?? connection_type}</td>
      <td>{object_name ? <PlainName name={object_name} /> : dash}</td>
      <td data-cell="answer">{answered ? <Answer row={row} tone={answerTone(row)} /> : dash}</td>
      <td data-number>
        {typeof duration_ms === 'number' ? formatMilliseconds(duration_ms) : dash}
      </td>
    </tr>
  );
});
