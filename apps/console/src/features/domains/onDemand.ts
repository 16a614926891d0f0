// What the catalogue loads when it is asked for, as one file: whoever uses one of these uses the others, too.
export { DropCalendar } from './DropCalendar.tsx';
export { RefinePanel } from './RefinePanel.tsx';
export { startingView } from './savedViews.ts';
export { ViewsPanel } from './ViewsPanel.tsx';
