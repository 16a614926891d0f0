import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** So long a row that changed stays marked, in milliseconds. */
const marked = 4000;

/**
 * Whether a value became another one a moment ago. What is there from the start has not changed. Records count by what
 * they say: one that is made of two answers is another object after each read.
 */
export function useChanged(value: unknown): boolean {
  const [changedAt, setChangedAt] = useState(0);
  const before = useRef(value);
  useEffect(() => {
    const last = before.current;
    before.current = value;
    if (last !== value && JSON.stringify(last) !== JSON.stringify(value)) setChangedAt(Date.now());
  }, [value]);
  useEffect(() => {
    if (changedAt === 0) return;
    const timer = setTimeout(() => setChangedAt(0), marked);
    return () => clearTimeout(timer);
  }, [changedAt]);
  return changedAt > 0;
}

/** Calls `onEnd` when something that was at work a moment ago is so no more. Each is known by its key. */
export function useEnded(atWork: readonly string[], onEnd: () => void): void {
  const before = useRef<readonly string[]>([]);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (before.current.some((key) => !atWork.includes(key))) end();
    before.current = atWork;
  }, [atWork]);
}
