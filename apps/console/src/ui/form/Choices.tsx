import { Button } from '@mantine/core';
import styles from './day.module.css';

interface ChoicesProps {
  /** The name of the group. */
  label: string;
  choices: readonly { name: string; isChosen: boolean; choose: () => void }[];
}

/** Buttons for the common values of a field. */
export function Choices({ label, choices }: ChoicesProps) {
  return (
    <div className={styles.choices} role="group" aria-label={label}>
      {choices.map(({ name, isChosen, choose }) => (
        <Button
          key={name}
          size="compact-xs"
          variant="default"
          aria-pressed={isChosen}
          onClick={choose}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
