import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { createMediaQueryHook, useIsNarrow } from '../core/browser/media.ts';
import { useCloseOnBack } from '../core/address/history.ts';
import { preference } from '../core/browser/preference.ts';
import { AfterPaint } from '../ui/page/AfterPaint.tsx';
import { lazyPart, Nothing } from '../ui/page/lazyPart.tsx';
import { OfflineBanner, SessionBanner } from './Banners.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useOverlays } from './useOverlays.tsx';
import styles from './Shell.module.css';
import type { Elements } from '../ui/elements.ts';

const CatchNotifier = lazyPart(async () => (await import('./CatchNotifier.tsx')).CatchNotifier, {
  failed: Nothing,
});

/** Whether the sidebar is a rail of icons by default, between phone and desktop width. */
const useIsRail = createMediaQueryHook('(width < 75rem)');

const sidebarCollapsed = preference('sidebarCollapsed', v.boolean(), false);

const railCollapsed = preference('railCollapsed', v.boolean(), true);

/** The layout of all screens behind the sign-in: dark top bar, sidebar, content. */
export function Shell({ children }: { children: Elements }) {
  const isNarrow = useIsNarrow();
  const isRail = useIsRail();
  const wideState = sidebarCollapsed.use();
  const railState = railCollapsed.use();
  const [collapsed, setCollapsed] = isRail ? railState : wideState;
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const router = useRouter();
  const { overlay, openPalette } = useOverlays();

  // The panel closes when the window becomes wider (spec, section 2).
  if (!isNarrow && isPanelOpen) setIsPanelOpen(false);

  // The focus goes from the panel to the button that opened it. After navigation, the screen then takes it.
  const closePanel = useCallback(() => {
    setIsPanelOpen(false);
    toggleRef.current?.focus();
  }, []);

  useEffect(() => {
    if (!isPanelOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closePanel();
    };
    // Menus of the top bar cover the content, which is inert while the panel is open.
    const closeOnTopBarClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || toggleRef.current?.contains(target)) return;
      if (target.closest('header')) setIsPanelOpen(false);
    };
    window.addEventListener('keydown', closeOnEscape);
    window.addEventListener('click', closeOnTopBarClick);
    const unsubscribe = router.subscribe('onBeforeLoad', closePanel);
    return () => {
      window.removeEventListener('keydown', closeOnEscape);
      window.removeEventListener('click', closeOnTopBarClick);
      unsubscribe();
    };
  }, [isPanelOpen, closePanel, router]);
  useCloseOnBack(closePanel, { disabled: !isPanelOpen });

  return (
    <div className={styles.shell} data-collapsed={(!isNarrow && collapsed) || undefined}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <TopBar
        toggle={toggleRef}
        sidebarShown={isNarrow ? isPanelOpen : !collapsed}
        onOpenPalette={openPalette}
        onToggleSidebar={() => (isNarrow ? setIsPanelOpen(!isPanelOpen) : setCollapsed(!collapsed))}
      />
      {isNarrow && isPanelOpen && (
        <div className={styles.overlay} data-testid="overlay" onClick={closePanel} aria-hidden />
      )}
      {(!isNarrow || isPanelOpen) && (
        <Sidebar
          iconsOnly={!isNarrow && collapsed}
          asPanel={isNarrow}
          onNavigate={isNarrow ? closePanel : undefined}
        />
      )}
      <OfflineBanner />
      <SessionBanner />
      <main id="content" className={styles.content} tabIndex={-1} inert={isNarrow && isPanelOpen}>
        {children}
      </main>
      {overlay}
      <AfterPaint>
        <CatchNotifier />
      </AfterPaint>
    </div>
  );
}
