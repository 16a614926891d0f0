import * as v from 'valibot';
import { tabStorage } from '../browser/browserStorage.ts';
import { expectedUser } from './session.ts';

/** What a person enters on a screen, kept for the tab. */
export interface TabDraft<Draft> {
  /** What was entered before. */
  read: () => Draft;
  /** Keeps what changed. Where storage is full or blocked, it lives as long as the page. */
  save: (change: Partial<Draft>) => void;
}

/**
 * A draft that neither a reload nor another screen loses; each user of the tab has their own.
 * @param schema must accept everything, so it is a `v.fallback(…)`; the fallback holds until something is entered.
 */
export function tabDraft<Draft extends object>(
  name: string,
  schema: v.GenericSchema<unknown, Draft>,
): TabDraft<Draft> {
  const key = () => `draft:${name}.${expectedUser()?.id ?? 0}`;
  const read = () => {
    try {
      return v.parse(schema, JSON.parse(tabStorage.getItem(key()) ?? 'null'));
    } catch {
      return v.parse(schema, undefined);
    }
  };
  return {
    read,
    save: (change) => {
      tabStorage.setItem(key(), JSON.stringify({ ...read(), ...change }));
    },
  };
}
