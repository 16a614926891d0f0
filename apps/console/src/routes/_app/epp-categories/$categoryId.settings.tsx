import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { CategoryRecord } from '../../../features/epp-categories/CategoryDialogs.tsx';
import { CategorySettingsDialog } from '../../../features/epp-categories/CategorySettingsDialog.tsx';

export const Route = createFileRoute('/_app/epp-categories/$categoryId/settings')({
  params: recordParam('categoryId'),
  component: () => <CategoryRecord title="EPP Settings" of={CategorySettingsDialog} />,
});
