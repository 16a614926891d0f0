/** The default font size of browsers, in pixels. All lengths in pixels assume it. */
const defaultFontSize = 16;

let scale: number | undefined;

/** The font size set in the browser, relative to the default. Lengths grow with it. */
export function fontScale(): number {
  scale ??=
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / defaultFontSize;
  return scale;
}

/** A CSS length that grows with the font size, from pixels at the default font size. */
export function inRem(pixels: number): string {
  return `${pixels / defaultFontSize}rem`;
}
