import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';

/**
 * Lets Escape take away what the pointer made a chart show, without moving the pointer (WCAG 1.4.13). It shows again when
 * the pointer comes back.
 * @returns properties for the chart
 */
export function useTooltipDismissal() {
  const [dismissed, setDismissed] = useState(false);
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') setDismissed(true);
  });
  return { withTooltip: !dismissed, onMouseEnter: () => setDismissed(false) };
}
