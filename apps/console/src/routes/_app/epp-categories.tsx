import { createFileRoute } from '@tanstack/react-router';
import { UnderConstruction } from '../../shell/UnderConstruction.tsx';

export const Route = createFileRoute('/_app/epp-categories')({
  component: () => <UnderConstruction title="EPP Registrar Categories" />,
});
