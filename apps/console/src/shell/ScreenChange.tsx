import { useEffect, useRef, useState } from 'react';
import { useScreenPath } from '../core/address/history.ts';

/**
 * After a move to another screen, the sign-in being one: puts the focus on its heading and announces its title. A
 * dialog, a filter or another page of a list is no other screen. What the browser has loaded is left to the browser,
 * which announces it. Stands after the screens, whose own effects come first, and beside the shell, which a move does
 * not render.
 */
export function ScreenChange() {
  const screen = useScreenPath();
  const known = useRef(screen);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (screen === known.current) return;
    known.current = screen;
    const heading = document.querySelector<HTMLElement>('#content h1');
    const target = heading ?? document.getElementById('content');
    if (heading) heading.tabIndex = -1;
    target?.focus({ preventScroll: true });
    setTitle(document.title.replace(/ · DropCatch$/, ''));
  }, [screen]);
  return (
    <p className="visually-hidden" aria-live="polite" data-testid="screen">
      {title}
    </p>
  );
}
