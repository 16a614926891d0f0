/** The letter size that all lengths in pixels assume: the default of browsers. */
const normal = 16;

let scale: number | undefined;

/** The letter size of the browser as a multiple of the normal one. Lengths grow with it. */
export function letterScale(): number {
  scale ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / normal;
  return scale;
}

/** A length of CSS that grows with the letters, from pixels. */
export function inRem(pixels: number): string {
  return `${pixels / normal}rem`;
}
