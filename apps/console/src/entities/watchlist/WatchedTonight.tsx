import { Button } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useNowEveryMinute, useToday } from '../../core/time/useNow.ts';
import { useWatchedNames } from '../domains/watchlist.ts';
import { ownOrders } from '../orders/ownOrders.ts';
import { tonightOf, tonightText, watchedDrops, type Tonight } from './tonight.ts';
import styles from './WatchedTonight.module.css';

/** The watched names that drop today; undefined if there are none, or while they or the user's orders are not known. */
export function useTonight(): Tonight | undefined {
  const now = useNowEveryMinute();
  const hasNames = useWatchedNames().length > 0;
  const rows = useQuery({ ...watchedDrops(useToday()), enabled: hasNames }).data?.domains;
  const orders = useQuery({ ...ownOrders, enabled: hasNames }).data;
  const tonight = rows && orders && tonightOf(rows, orders, now);
  return tonight && tonight.dropping.length > 0 ? tonight : undefined;
}

/** One line about the watched names of tonight, with a link to the bulk order of those that are not ordered. */
export function WatchedTonight() {
  const tonight = useTonight();
  if (!tonight) return null;
  return (
    <div className={styles.line}>
      <IconStar size={16} aria-hidden />
      <span>{tonightText(tonight)}</span>
      {tonight.notOrdered.length > 0 && (
        <Button
          size="compact-xs"
          variant="default"
          renderRoot={(props) => (
            <Link {...props} to="/domains/watchlist" search={{ bulk: 'tonight' }} />
          )}
        >
          {tonight.notOrdered.length === 1 ? 'Order it' : 'Order them'}
        </Button>
      )}
    </div>
  );
}
