/**
 * Safari lays its keyboard over the page instead of making the page lower. Keeps the height that it covers in
 * `--keyboard`, so that dialogs end above it. A page that is zoomed in by fingers is not covered.
 */
export function followKeyboard(): void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', () => {
    const covered = viewport.scale === 1 ? window.innerHeight - viewport.height : 0;
    document.documentElement.style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
  });
}
