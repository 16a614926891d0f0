import { useEffect, useRef, useState } from 'react';
import { useScreenPath } from '../core/address/history.ts';

/**
 * After a move to another screen, including the sign-in, focuses its heading and announces its title. A dialog, a
 * filter or another page of a list is not another screen. The browser announces a loaded page itself. It comes after
 * the screens, whose effects run first, and beside the shell, which a move does not render.
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
