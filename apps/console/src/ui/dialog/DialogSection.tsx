import type { ReactNode } from 'react';
import styles from './DialogSection.module.css';

interface DialogSectionProps {
  title: string;
  /** Stands at the end of the heading's line. */
  aside?: ReactNode;
  /** One line about the fields: with it, heading and line stand at the left of them. */
  help?: string;
  children: ReactNode;
}

/** A part of a dialog, with its heading. */
export function DialogSection({ title, aside, help, children }: DialogSectionProps) {
  return (
    <section className={styles.section} data-beside={help ? true : undefined}>
      <div className={styles.head}>
        <div>
          <h3>{title}</h3>
          {help && <p className={styles.help}>{help}</p>}
        </div>
        {aside}
      </div>
      <div>{children}</div>
    </section>
  );
}
