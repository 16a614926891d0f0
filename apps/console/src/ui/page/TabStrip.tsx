import { Tabs } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './TabStrip.module.css';

interface TabStripProps {
  chosen: number;
  children: ReactNode;
}

/** The list of tabs in a `Tabs`. On narrow screens it scrolls in one line, with the chosen tab in view. */
export function TabStrip({ chosen, children }: TabStripProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelectorAll<HTMLElement>('[role=tab]')[chosen];
    if (!strip || !tab) return;
    strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  return (
    <Tabs.List ref={list} className={styles.strip}>
      {children}
    </Tabs.List>
  );
}
