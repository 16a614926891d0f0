import { Menu } from '@mantine/core';
import type { Domain } from '@dropcatch/sdk';
import { useRef, useState } from 'react';
import { formatPrice } from '../../lib/money.ts';
import { formatDay, type Day } from '../../lib/time.ts';
import styles from './domains.module.css';

interface DropDatesProps {
  row: Domain;
  onPick: (domain: string, dropDate: Day) => void;
}

/** The other drop dates of a domain behind a chip; choosing one orders the domain for that date and price. */
export function DropDates({ row, onPick }: DropDatesProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const change = (open: boolean) => {
    setOpened(open);
    // The chip with the menu and the one without are two: the focus goes on to the other.
    if (!open) requestAnimationFrame(() => button.current?.focus());
  };
  const others = row.date_price_variations.filter(
    ({ drop_date }) => drop_date !== row.selected_drop_date,
  );
  const text = `+${others.length} ${others.length === 1 ? 'date' : 'dates'}`;
  const chip = (
    <button
      ref={button}
      type="button"
      className={`plain-button ${styles.chip}`}
      aria-haspopup="menu"
      aria-expanded={opened}
      aria-label={`${text} on which ${row.domain} may drop`}
      onClick={() => change(!opened)}
    >
      {text}
    </button>
  );
  if (!opened) return chip;
  return (
    <Menu opened onChange={change} transitionProps={{ duration: 0 }}>
      <Menu.Target>{chip}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Order for another drop date</Menu.Label>
        {others.map(({ drop_date, price }) => (
          <Menu.Item key={drop_date} onClick={() => onPick(row.domain, drop_date)}>
            {formatDay(drop_date)} – {formatPrice(price)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
