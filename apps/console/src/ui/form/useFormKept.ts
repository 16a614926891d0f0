import type { UseFormReturnType } from '@mantine/form';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, useRef, type RefObject } from 'react';
import { showInterruption, takeBack } from '../../core/api/messages.ts';
import { unsavedWorkOf, wasInterrupted } from '../../core/session/userMemory.ts';
import { useUser } from '../../core/session/session.ts';

interface KeptForm<Values, State> {
  values: Readonly<Values>;
  /** The values with which the form began, to tell what was changed in it. */
  initial: Readonly<Values>;
  beside: State | undefined;
}

/** What a dialog holds beside the values of its form, to be kept with them. */
export interface Beside<State> {
  state: State;
  restore: (state: State) => void;
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
  // What stood in the same place is of the same form.
  const [found] = useState(
    () => unsavedWorkOf(userId).get(place) as KeptForm<Values, State> | undefined,
  );
  const forget = () => {
    unsavedWorkOf(userId).delete(place);
    takeBack(place);
  };
  const restore = useEffectEvent(() => {
    if (found) {
      form.setInitialValues(found.initial);
      form.setValues(found.values);
      beside?.restore(found.beside as State);
    }
    forget();
  });
  const keep = useEffectEvent(() => {
    if (!wasInterrupted() || !form.isDirty()) return;
    unsavedWorkOf(userId).set(place, {
      values: form.getValues(),
      initial: form.getInitialValues(),
      beside: beside?.state,
    });
    showInterruption(
      `${name} was interrupted`,
      'What you typed is not saved yet. Sign in and open this again to go on.',
      place,
    );
  });
  useEffect(() => {
    restore();
    return () => keep();
  }, []);
  return [found !== undefined, forget];
}

/** Whether the component is still there: for what comes back after a while, such as the answer of a call. */
export function useIsMounted(): RefObject<boolean> {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);
  return mounted;
}
