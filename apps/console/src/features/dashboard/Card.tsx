import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** Stands at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled box of the dashboard. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.panel}>
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
