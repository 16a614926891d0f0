import type { UseFormReturnType } from '@mantine/form';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, useRef, type RefObject } from 'react';
import { showInterruption, takeBack } from '../../core/api/messages.ts';
import { unsavedWorkOf, wasInterrupted } from '../../core/session/userMemory.ts';
import { useUser } from '../../core/session/session.ts';

interface KeptForm<Values, State> {
  values: Readonly<Values>;
  /** The initial values of the form, to know what was changed. */
  initial: Readonly<Values>;
  beside: State | undefined;
}

/** State of a dialog outside its form's values, to keep with them. */
export interface Beside<State> {
  state: State;
  restore: (state: State) => void;
}

/**
 * Keeps typed text when the session ends while a form is open. After signing in, the same user finds it again in the
 * same form at the same address. A reload loses it.
 * @param name the name of the form on the screen
 * @param openBy the search parameter that opens the form, if the path does not
 * @param beside other state of the dialog to keep
 * @returns whether the form begins with kept text, and a function that drops it
 */
export function useFormKept<Values extends Record<string, unknown>, Body, State>(
  form: UseFormReturnType<Values, Body>,
  name: string,
  openBy = '',
  beside?: Beside<State>,
): readonly [restored: boolean, forget: () => void] {
  const { id: userId } = useUser();
  const { state, history } = useRouter();
  const [{ pathname, search, href }] = useState(state.location);
  const place = [pathname, Reflect.get(search, openBy), name].join(' ');
  // Kept values of the same place belong to the same form.
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
      'What you typed is not saved yet. Sign in and open this again to continue.',
      { id: place, action: { label: 'Open again', run: () => history.push(href) } },
    );
  });
  useEffect(() => {
    restore();
    return () => keep();
  }, []);
  return [found !== undefined, forget];
}

/** Whether the component is still mounted, for callbacks such as the answer of a call. */
export function useIsMounted(): RefObject<boolean> {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);
  return mounted;
}
