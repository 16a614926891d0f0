import type { Elements } from '../elements.ts';
import styles from './Dialog.module.css';

interface DialogSectionProps {
  title: string;
  aside?: Elements;
  children: Elements;
}

/** A part of a dialog with its heading. */
export function DialogSection({ title, aside, children }: DialogSectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface FormSectionProps {
  title: string;
  /** One line about the fields. */
  help?: string;
  children: Elements;
}

/** A group of fields with its title at the left; on a phone, above. */
export function FormSection({ title, help, children }: FormSectionProps) {
  return (
    <fieldset className={styles.fields}>
      <legend>
        <b>{title}</b> {help && <span>{help}</span>}
      </legend>
      {children}
    </fieldset>
  );
}
