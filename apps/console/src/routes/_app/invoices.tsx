import { createFileRoute } from '@tanstack/react-router';
import { UnderConstruction } from '../../shell/FallbackPages.tsx';

export const Route = createFileRoute('/_app/invoices')({
  component: () => <UnderConstruction title="Invoices" />,
});
