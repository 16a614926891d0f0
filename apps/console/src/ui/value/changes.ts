import { useEffect, useRef, useState } from 'react';

/** How long a changed row stays highlighted, in milliseconds. */
export const highlightMilliseconds = 4000;

/**
 * Whether a value changed a moment ago. The first value does not count as a change. Records are compared by content,
 * since each read may make new objects. Undefined is a value that is still to come.
 */
export function useChanged(value: unknown): boolean {
  const [changedAt, setChangedAt] = useState(0);
  const before = useRef(value);
  useEffect(() => {
    if (value === undefined) return;
    const last = before.current;
    before.current = value;
    if (last === undefined) return;
    if (last !== value && JSON.stringify(last) !== JSON.stringify(value)) setChangedAt(Date.now());
  }, [value]);
  useEffect(() => {
    if (changedAt === 0) return;
    const timer = setTimeout(() => setChangedAt(0), highlightMilliseconds);
    return () => clearTimeout(timer);
  }, [changedAt]);
  return changedAt > 0;
}
