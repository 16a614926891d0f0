import styles from './UserText.module.css';

/**
 * Text that somebody typed, shown as text: its writing direction stays its own affair (`bdi`), and a long one is cut
 * where the place ends, on narrow screens after three lines. The whole is in the tooltip.
 */
export function UserText({ children }: { children: string }) {
  return (
    <bdi className={styles.text} title={children}>
      {children}
    </bdi>
  );
}
