import { useId, type ReactElement } from 'react';
import styles from './Card.module.css';
import type { Elements } from '../elements.ts';

interface CardProps {
  title: string;
  /** A few words beside the title, such as a count. */
  note?: ReactElement | string;
  /** A link or button at the right of the title. */
  action?: ReactElement | false;
  /** Whether the content has no padding, for tables. */
  flush?: boolean;
  /** Whether it takes all columns of a grid of cards. */
  wide?: boolean;
  children: Elements;
}

/** A titled box, for screens with several parts side by side. Lists do not use it. */
export function Card({ title, note, action, flush, wide, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card} data-wide={wide || undefined}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </header>
      {flush ? children : <div className={styles.body}>{children}</div>}
    </section>
  );
}
