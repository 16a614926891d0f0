import { useSyncExternalStore } from 'react';

/** A value outside of components. */
interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls the listener after every change. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
  hasListeners: () => boolean;
}

export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      // A listener may stop itself and start again.
      for (const listener of Array.from(listeners)) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasListeners: () => listeners.size > 0,
  };
}

/** The value of a store. The component renders again when it changes. */
export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
