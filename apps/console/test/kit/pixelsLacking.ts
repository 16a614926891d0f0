/**
 * How much wider an element would be if it did not shrink in its line, in pixels. Even a part of a pixel cuts its text off
 * with an ellipsis.
 */
export function pixelsLacking(element: Element): number {
  if (!(element instanceof HTMLElement)) throw new Error('This is no HTML element');
  const shown = element.getBoundingClientRect().width;
  element.style.flexShrink = '0';
  const whole = element.getBoundingClientRect().width;
  element.style.flexShrink = '';
  return whole - shown;
}
