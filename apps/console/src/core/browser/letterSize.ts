/** The letter size to which all lengths in pixels belong: what browsers have unless a person sets another one. */
const normal = 16;

let scale: number | undefined;

/** How many times larger than normal the letters are that the browser is set to. Lengths grow as they do. */
export function letterScale(): number {
  scale ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / normal;
  return scale;
}

/** A length of CSS that grows with the letters, from pixels. */
export function inRem(pixels: number): string {
  return `${pixels / normal}rem`;
}
