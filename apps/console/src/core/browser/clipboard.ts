import { useEffect, useState } from 'react';

/** How long a copy is confirmed, in milliseconds. */
const shownMilliseconds = 2000;

/**
 * Copies texts. A browser may refuse, and has no clipboard for a site without HTTPS.
 * @returns `copy`, which resolves with what went wrong, if anything did, whether a text was just copied, and the problem
 */
export function useCopy() {
  const [copied, setCopied] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(setCopied, shownMilliseconds, false);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (text: string): Promise<string | undefined> => {
    const found = await tryCopy(text);
    setCopied(!found);
    setProblem(found);
    return found;
  };
  return { copy, copied, problem };
}

async function tryCopy(text: string): Promise<string | undefined> {
  try {
    await navigator.clipboard.writeText(text);
    return undefined;
  } catch {
    return window.isSecureContext
      ? 'Your browser blocked the copy'
      : 'Your browser copies only on sites with HTTPS';
  }
}
