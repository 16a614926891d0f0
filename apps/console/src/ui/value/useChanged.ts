import { useEffect, useRef, useState } from 'react';

/** So long a row that changed stays marked, in milliseconds. */
const marked = 4000;

/** Whether a value became another one a moment ago. What is there from the start has not changed. */
export function useChanged(value: string): boolean {
  const [changed, setChanged] = useState(false);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    setChanged(true);
    const timer = setTimeout(() => setChanged(false), marked);
    return () => clearTimeout(timer);
  }, [value]);
  return changed;
}
