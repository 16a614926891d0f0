// What the catalogue loads when it is asked for, as one file: whoever uses one of these uses the others, too.
// A group in vite.config.ts would bring it to other screens along with what they share, or leave it in several files.
export { DropCalendar } from '../../entities/domains/drops/DropCalendar.tsx';
export { RefinePanel } from './refine/RefinePanel.tsx';
export { ViewsPanel } from './views/ViewsPanel.tsx';
