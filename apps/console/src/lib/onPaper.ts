const scheme = 'data-mantine-color-scheme';

/** Has the console light on paper, whatever it is on screen: browsers print no backgrounds, so light text would be lost. */
export function printLight(): void {
  const root = document.documentElement;
  let onScreen = 'light';
  window.addEventListener('beforeprint', () => {
    onScreen = root.getAttribute(scheme) ?? onScreen;
    root.setAttribute(scheme, 'light');
  });
  window.addEventListener('afterprint', () => root.setAttribute(scheme, onScreen));
}
