import { createFileRoute } from '@tanstack/react-router';
import { UnderConstruction } from '../../shell/UnderConstruction.tsx';

export const Route = createFileRoute('/_app/invoices')({
  component: () => <UnderConstruction title="Invoices" />,
});
