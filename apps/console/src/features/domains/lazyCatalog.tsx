import { lazyPart } from '../../ui/page/lazyPart.tsx';
import type { DomainBulkProps } from './DomainBulk.tsx';
import type { DropCalendarProps } from '../../entities/domains/drops/DropCalendar.tsx';
import type { RefinePanelProps } from './refine/RefinePanel.tsx';
import type { ViewsPanelProps } from './views/ViewsPanel.tsx';

/** The parts of the catalogue that come when they are asked for. */
export const loadOnDemand = () => import('./onDemand.ts');

/** What can be done with the picked rows; in a chunk of its own, since it brings dialogs and forms. */
export const DomainBulk = lazyPart<DomainBulkProps>(
  async () => (await import('./DomainBulk.tsx')).DomainBulk,
);

/** The drop calendar in the lazy chunk. */
export const DropCalendar = lazyPart<DropCalendarProps>(
  async () => (await loadOnDemand()).DropCalendar,
);

/** The refinement of the loaded page in the lazy chunk. */
export const RefinePanel = lazyPart<RefinePanelProps>(
  async () => (await loadOnDemand()).RefinePanel,
);

/** What the menu 'Views' holds, in the lazy chunk. */
export const ViewsPanel = lazyPart<ViewsPanelProps>(async () => (await loadOnDemand()).ViewsPanel);
