import { createFileRoute } from '@tanstack/react-router';
import { UnderConstruction } from '../../shell/UnderConstruction.tsx';

export const Route = createFileRoute('/_app/epp-tools')({
  component: () => <UnderConstruction title="EPP Tools" />,
});
