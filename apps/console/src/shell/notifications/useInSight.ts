import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Calls back when the element that the ref is on comes into sight, or is in sight already. Without a callback nothing
 * is watched.
 */
export function useInSight(
  onSight: (() => void) | undefined,
): RefObject<HTMLParagraphElement | null> {
  const element = useRef<HTMLParagraphElement>(null);
  const watching = onSight !== undefined;
  const see = useEffectEvent(() => onSight?.());

  useEffect(() => {
    if (!watching || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [watching]);

  return element;
}
