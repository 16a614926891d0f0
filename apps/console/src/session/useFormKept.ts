import type { UseFormReturnType } from '@mantine/form';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { showInterruption, takeBack } from '../api/messages.ts';
import { getSession, useUser } from './session.ts';

/** What one user typed into forms under which the session ended, by where they stood. */
interface KeptForms {
  userId: number;
  forms: Map<string, { values: Readonly<Record<string, unknown>>; beside: unknown }>;
}

/** What a dialog holds beside the values of its form, to be kept with them. */
export interface Beside<State> {
  state: State;
  restore: (state: State) => void;
}

// In the page's memory alone: a form may hold secrets.
let kept: KeptForms | undefined;

/** What is kept of one user's forms. Whatever another user left goes. */
function keptFormsOf(userId: number): KeptForms['forms'] {
  if (kept?.userId !== userId) kept = { userId, forms: new Map() };
  return kept.forms;
}

/**
 * Keeps what was typed when the session ends under a form: its user finds it there again after signing in, on opening
 * the form at the same place. A reload loses it.
 * @param name what the form is called on the screen
 * @param openBy the search parameter that tells what it is about, where the path alone does not
 * @param beside what the dialog holds that is no value of the form
 * @returns whether the form begins with what was kept, and what forgets it: it arrived after all
 */
export function useFormKept<Values extends Record<string, unknown>, Body, State>(
  form: UseFormReturnType<Values, Body>,
  name: string,
  openBy = '',
  beside?: Beside<State>,
): readonly [restored: boolean, forget: () => void] {
  const { id: userId } = useUser();
  const { state } = useRouter();
  const [place] = useState(() =>
    [state.location.pathname, Reflect.get(state.location.search, openBy), name].join(' '),
  );
  const [found] = useState(() => keptFormsOf(userId).get(place));
  const forget = () => {
    keptFormsOf(userId).delete(place);
    takeBack(place);
  };
  const restore = useEffectEvent(() => {
    if (found) {
      // What stood in the same place is of the same form.
      form.setValues(found.values as Partial<Values>);
      beside?.restore(found.beside as State);
    }
    forget();
  });
  const keep = useEffectEvent(() => {
    const session = getSession();
    if (session.status !== 'signedOut' || !session.reason || !form.isDirty()) return;
    keptFormsOf(userId).set(place, { values: form.getValues(), beside: beside?.state });
    showInterruption(
      `${name} was interrupted`,
      'What you typed is not saved. It is there again when you have signed in and open this once more.',
      place,
    );
  });
  useEffect(() => {
    restore();
    return () => keep();
  }, []);
  return [found !== undefined, forget];
}
