import type { Domain } from '@dropcatch/sdk';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { formatPrice } from '../../../core/text/numbers.ts';
import { formatDay, type Day } from '../../../core/time/time.ts';
import styles from './drops.module.css';
import { otherDates } from '../domains.ts';

interface DropDatesProps {
  row: Domain;
  onPick: (domain: string, dropDate: Day) => void;
}

/**
 * The other future drop dates of a domain, behind a chip; nothing if there are none. Choosing one orders the domain for
 * that date and price.
 */
export function DropDates({ row, onPick }: DropDatesProps) {
  const others = otherDates(row);
  if (others.length === 0) return null;
  const text = `+${others.length} ${others.length === 1 ? 'date' : 'dates'}`;
  return (
    <MenuButton
      title="Order for another drop date"
      actions={() =>
        others.map(({ drop_date, price }) => ({
          label: `${formatDay(drop_date)} – ${formatPrice(price)}`,
          onSelect: () => onPick(row.domain, drop_date),
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
          {text}
        </button>
      )}
    </MenuButton>
  );
}
