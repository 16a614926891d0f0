import type { Domain } from '@dropcatch/sdk';
import { IconShoppingCartPlus, IconStar, IconStarFilled } from '@tabler/icons-react';
import type { Day } from '../../core/time/time.ts';
import styles from './domains.module.css';

/** What can be done with a row of the catalogue. */
export interface DomainActions {
  onOrder: (domain: string, dropDate: Day) => void;
  onWatch: (domain: string, watched: boolean) => void;
}

/** The star and the order button of a row. */
export function DomainRowActions({ row, onOrder, onWatch }: DomainActions & { row: Domain }) {
  const { domain, selected_drop_date, in_watchlist = false } = row;
  return (
    <>
      <button
        type="button"
        className={`plain-button ${styles.action}`}
        data-key="w"
        aria-label={`Watch ${domain}`}
        aria-pressed={in_watchlist}
        title={in_watchlist ? 'Remove from watchlist' : 'Add to watchlist'}
        onClick={() => onWatch(domain, !in_watchlist)}
      >
        {in_watchlist ? (
          <IconStarFilled size={16} className={styles.watched} aria-hidden />
        ) : (
          <IconStar size={16} aria-hidden />
        )}
      </button>
      <button
        type="button"
        className={`plain-button ${styles.action}`}
        data-key="o"
        aria-label={`Order ${domain}`}
        title="Order"
        onClick={() => onOrder(domain, selected_drop_date)}
      >
        <IconShoppingCartPlus size={16} aria-hidden />
      </button>
    </>
  );
}
