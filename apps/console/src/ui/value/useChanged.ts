import { useEffect, useRef, useState } from 'react';

/** So long a row that changed stays marked, in milliseconds. */
const marked = 4000;

/**
 * Whether a value became another one a moment ago. What is there from the start has not changed. Records count by what
 * they say: one that is made of two answers is another object after each read.
 */
export function useChanged(value: unknown): boolean {
  const [changed, setChanged] = useState(false);
  const before = useRef(value);
  useEffect(() => {
    const last = before.current;
    if (last === value) return;
    before.current = value;
    if (JSON.stringify(last) === JSON.stringify(value)) return;
    setChanged(true);
    const timer = setTimeout(() => setChanged(false), marked);
    return () => clearTimeout(timer);
  }, [value]);
  return changed;
}
