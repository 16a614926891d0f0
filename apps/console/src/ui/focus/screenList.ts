/** The list of the screen, or what stands for its rows where it has none: where the keyboard goes on. */
export function screenList(): HTMLElement | null {
  return document.querySelector('[data-holds-rows]');
}
