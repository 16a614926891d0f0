import type { UseFormReturnType } from '@mantine/form';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { showWarning, hideMessage } from '../../core/api/messages.ts';
import { unsavedWorkOf, wasInterrupted } from '../../core/session/userStorage.ts';
import { useUser } from '../../core/session/session.ts';

interface InterruptedForm<Values> {
  values: Readonly<Values>;
  /** The initial values of the form, to tell what was changed. */
  initial: Readonly<Values>;
}

/**
 * How far a form has come. `typing`: nothing was sent. `sent`: its call is under way. `begun`: its run has carried out a
 * part, which a message of its own tells. `done`: all of it was carried out.
 */
export type FormStage = 'typing' | 'sent' | 'begun' | 'done';

interface RestoreOptions {
  /** The search parameter that opens the form, if the path does not. */
  openParam?: string | undefined;
  /** `typing` by default. */
  stage?: () => FormStage;
}

/** What is said of a form whose session ended, by its stage. */
const keptTexts: Readonly<Partial<Record<FormStage, string>>> = {
  typing: 'What you typed is not saved yet. Sign in and open this again to continue.',
  sent: 'What you typed may not be saved. Sign in and open this again to see.',
};

/**
 * Keeps typed text if the session ends while a form is open, and restores it in the same form after the same user has
 * signed in again. A reload loses it.
 * @param name the name of the form on the screen
 * @returns whether text was restored, and a function that discards it
 */
export function useFormRestore<Values extends Record<string, unknown>, Body>(
  form: UseFormReturnType<Values, Body>,
  name: string,
  { openParam = '', stage = () => 'typing' }: RestoreOptions = {},
): readonly [restored: boolean, forget: () => void] {
  const { id: userId } = useUser();
  const { state, history } = useRouter();
  const [{ pathname, search, href }] = useState(state.location);
  const storageKey = [pathname, Reflect.get(search, openParam), name].join(' ');
  // Values stored under the same key belong to the same form.
  const [found] = useState(
    () => unsavedWorkOf(userId).get(storageKey) as InterruptedForm<Values> | undefined,
  );
  const forget = () => {
    unsavedWorkOf(userId).delete(storageKey);
    hideMessage(storageKey);
  };
  const restore = useEffectEvent(() => {
    if (found) {
      form.setInitialValues(found.initial);
      form.setValues(found.values);
    }
    forget();
  });
  const keep = useEffectEvent(() => {
    const reached = stage();
    if (!wasInterrupted() || !form.isDirty() || reached === 'done') return;
    const kept: InterruptedForm<Values> = {
      values: form.getValues(),
      initial: form.getInitialValues(),
    };
    unsavedWorkOf(userId).set(storageKey, kept);
    const text = keptTexts[reached];
    if (text === undefined) return;
    showWarning(`${name} was interrupted`, text, {
      id: storageKey,
      action: { label: 'Open again', run: () => history.push(href) },
    });
  });
  useEffect(() => {
    restore();
    return () => keep();
  }, []);
  return [found !== undefined, forget];
}
