import { useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { createMediaQueryHook, useIsNarrow } from '../core/browser/media.ts';
import { useCloseOnBack } from '../core/address/history.ts';
import { usePreference } from '../core/browser/settings.ts';
import { lazyPart } from '../ui/page/lazyPart.tsx';
import { OfflineNotice, SessionNotice } from './Notices.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useSheets } from './useSheets.tsx';
import styles from './Shell.module.css';

const CatchNews = lazyPart(
  async () => (await import('./CatchNews.tsx')).CatchNews,
  () => null,
);

/** Whether the sidebar starts as a rail of icons, between phone and desktop width. */
const useRail = createMediaQueryHook('(width < 75rem)');

const Collapsed = v.fallback(v.boolean(), false);

const CollapsedRail = v.fallback(v.boolean(), true);

/** The frame of every screen behind the sign-in: dark top bar, sidebar, content. */
export function Shell({ children }: { children: ReactNode }) {
  const narrow = useIsNarrow();
  const rail = useRail();
  const ofWide = usePreference('sidebarCollapsed', Collapsed);
  const ofRail = usePreference('railCollapsed', CollapsedRail);
  const [collapsed, setCollapsed] = rail ? ofRail : ofWide;
  const [panelOpen, setPanelOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const router = useRouter();
  const { sheet, openPalette } = useSheets();

  // A window that grows closes the panel (spec, section 2).
  if (!narrow && panelOpen) setPanelOpen(false);

  // The focus goes from the panel to the button that opened it. Another screen then takes it.
  const closePanel = useCallback(() => {
    setPanelOpen(false);
    toggle.current?.focus();
  }, []);

  useEffect(() => {
    if (!panelOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closePanel();
    };
    // Whatever else the bar opens covers the content, which is inert while the panel is open.
    const closeForBar = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || toggle.current?.contains(target)) return;
      if (target.closest('header')) setPanelOpen(false);
    };
    window.addEventListener('keydown', closeOnEscape);
    window.addEventListener('click', closeForBar);
    const unsubscribe = router.subscribe('onBeforeLoad', closePanel);
    return () => {
      window.removeEventListener('keydown', closeOnEscape);
      window.removeEventListener('click', closeForBar);
      unsubscribe();
    };
  }, [panelOpen, closePanel, router]);
  useCloseOnBack(closePanel, { disabled: !panelOpen });

  return (
    <div className={styles.shell} data-collapsed={(!narrow && collapsed) || undefined}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <TopBar
        toggle={toggle}
        sidebarShown={narrow ? panelOpen : !collapsed}
        onOpenPalette={openPalette}
        onToggleSidebar={() => (narrow ? setPanelOpen(!panelOpen) : setCollapsed(!collapsed))}
      />
      {narrow && panelOpen && (
        <div className={styles.overlay} data-testid="overlay" onClick={closePanel} aria-hidden />
      )}
      {(!narrow || panelOpen) && (
        <Sidebar
          iconsOnly={!narrow && collapsed}
          asPanel={narrow}
          onNavigate={narrow ? closePanel : undefined}
        />
      )}
      <OfflineNotice />
      <SessionNotice />
      <main id="content" className={styles.content} tabIndex={-1} inert={narrow && panelOpen}>
        {children}
      </main>
      {sheet}
      <Suspense fallback={null}>
        <CatchNews />
      </Suspense>
    </div>
  );
}
