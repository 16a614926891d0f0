/** The drop of `favicon.svg`. An icon from data loads no other file. */
const drop =
  '<path d="M16 2c5.6 7.4 10 12.2 10 18a10 10 0 0 1-20 0c0-5.800 4.400-10.600 10-18z" fill="#6a88f5"/>';

let original: string | undefined;

/**
 * Draws a dot in the icon of the tab. Browsers that show no icons from data keep the plain one.
 * @param color a CSS colour; undefined removes the dot
 */
export function setFaviconDot(color: string | undefined): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  original ??= link.href;
  const dot = `<circle cx="24" cy="24" r="7" fill="${color}" stroke="#fff" stroke-width="2"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drop}${dot}</svg>`;
  link.href = color ? `data:image/svg+xml,${encodeURIComponent(svg)}` : original;
}
