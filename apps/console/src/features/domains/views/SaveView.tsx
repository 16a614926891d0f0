import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { utcDay } from '../../../core/time/time.ts';
import type { CatalogSearch } from '../catalogSearch.ts';
import type { SavedViews } from './savedViews.ts';
import { longestName, viewNamed, withView } from './viewEdits.ts';
import styles from './views.module.css';

interface SaveViewProps {
  search: CatalogSearch;
  /** The same as a view keeps it. */
  text: string;
  all: SavedViews;
  onSave: (all: SavedViews, message: string) => void;
}

/** Saves what the catalogue shows under a name; a name that is taken replaces its view. */
export function SaveView({ search, text, all, onSave }: SaveViewProps) {
  const [typed, setTyped] = useState('');
  const [moving, setMoving] = useState(true);
  const name = typed.trim();
  const old = viewNamed(all, name);
  const dated = Boolean(search.drop_date_from || search.drop_date_to);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name === '') return;
        const view = { name, search: text, ...(dated && moving && { day: utcDay() }) };
        onSave(withView(all, view), old ? `View “${old.name}” replaced` : `View “${name}” saved`);
        setTyped('');
      }}
    >
      <div className={styles.form}>
        <TextInput
          size="xs"
          label="Save what is shown as a view"
          placeholder="Its name"
          description={old && 'Replaces the view of this name'}
          maxLength={longestName}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="xs" disabled={name === ''}>
          {old ? 'Replace' : 'Save'}
        </Button>
      </div>
      {dated && (
        <Checkbox
          size="xs"
          mt={6}
          label="Its drop dates move along with today"
          checked={moving}
          onChange={(event) => setMoving(event.currentTarget.checked)}
        />
      )}
    </form>
  );
}
