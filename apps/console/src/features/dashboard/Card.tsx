import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  title: string;
  /** Stands at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled box of the dashboard. */
export function Card({ title, action, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <header className={styles.head}>
        <Title order={2} size="h5" id={id}>
          {title}
        </Title>
        {action}
      </header>
      {children}
    </section>
  );
}
