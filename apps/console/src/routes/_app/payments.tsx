import { createFileRoute } from '@tanstack/react-router';
import { UnderConstruction } from '../../shell/StandIns.tsx';

export const Route = createFileRoute('/_app/payments')({
  component: () => <UnderConstruction title="Payments" />,
});
