/** A browser with one page, driven from outside as a person would: by pointer and keys. */
export interface Driver {
  /** The folder that its downloads go to. */
  downloads: string;
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page, with values that JSON can carry, and waits for its promise. */
  run: <Args extends unknown[], Found>(
    code: (...args: Args) => Found,
    ...args: Args
  ) => Promise<Awaited<Found>>;
  /** Clicks at a point of the page's visible part. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types into the focused field. */
  type: (text: string) => Promise<void>;
  press: (key: 'Enter' | 'Escape') => Promise<void>;
  /** A picture of the visible part, as PNG. */
  picture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** The time that a browser has for a step, in milliseconds: a busy machine is slow, not wrong. */
const stepLimit = 50_000;

/** Waits for a browser. Throws if it does not answer within `limit` milliseconds: by itself, it may hang for hours. */
export async function answered<Result>(
  act: () => Promise<Result>,
  limit = stepLimit,
): Promise<Result> {
  const hung = Promise.withResolvers<never>();
  const timer = setTimeout(() => hung.reject(new Error('the browser does not answer')), limit);
  try {
    return await Promise.race([act(), hung.promise]);
  } finally {
    clearTimeout(timer);
  }
}
