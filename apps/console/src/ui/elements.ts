import type { ReactElement } from 'react';

/**
 * What may stand beside others in an element, and come and go: elements, but no bare text. In a page that the browser
 * has translated, React no longer finds the text nodes.
 */
export type Elements = ReactElement | false | '' | null | undefined | readonly Elements[];
