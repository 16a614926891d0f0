import type { Domain } from '@dropcatch/sdk';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { formatPrice } from '../../core/text/numbers.ts';
import { formatDay, type Day } from '../../core/time/time.ts';
import styles from './OtherDropDates.module.css';
import { otherDropDates } from '../../entities/domains/domains.ts';

interface OtherDropDatesProps {
  row: Domain;
  /** Whether only the number shows: `+1`. */
  short?: boolean;
  onSelectDate: (domain: string, dropDate: Day) => void;
}

/**
 * A chip with a menu of the other future drop dates of a domain; renders nothing if there are none. A date opens the
 * order for that date and price.
 */
export function OtherDropDates({ row, short, onSelectDate }: OtherDropDatesProps) {
  const others = otherDropDates(row);
  if (others.length === 0) return null;
  const text = `+${others.length} ${others.length === 1 ? 'date' : 'dates'}`;
  return (
    <MenuButton
      title="Order for another drop date"
      actions={() =>
        others.map(({ drop_date, price }) => ({
          label: `${formatDay(drop_date)} – ${formatPrice(price)}`,
          onSelect: () => onSelectDate(row.domain, drop_date),
        }))
      }
    >
      {(button) => (
        <button
          {...button}
          type="button"
          className={`plain-button ${styles.chip}`}
          aria-label={`${text} on which ${row.domain} may drop`}
        >
          {short ? `+${others.length}` : text}
        </button>
      )}
    </MenuButton>
  );
}
