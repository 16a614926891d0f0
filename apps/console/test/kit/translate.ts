import { onTestFinished } from 'vitest';

/**
 * Translates the page and its later content, as browsers do: replaces each text by an element with another text. React
 * does not know about it. By default the words stay as they are.
 */
export function translate(translation: (text: string) => string = (text) => text): void {
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const within = text.parentElement;
      if (!text.data.trim() || !within || within.closest('font, style, script')) continue;
      const translated = document.createElement('font');
      translated.textContent = translation(text.data);
      text.replaceWith(translated);
    }
  };
  const observer = new MutationObserver(translateAll);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  translateAll();
}
