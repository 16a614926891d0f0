import type { ComponentPropsWithRef } from 'react';

interface ScrollRegionProps extends ComponentPropsWithRef<'div'> {
  'aria-label': string;
}

/** It takes the focus so that the keyboard can scroll it. */
const focusable = { tabIndex: 0, role: 'region' };

/** An element that scrolls, with a pointer and with the keyboard. */
export function ScrollRegion(props: ScrollRegionProps) {
  return <div {...focusable} {...props} />;
}
