import { createFileRoute } from '@tanstack/react-router';
import { UnderConstruction } from '../../shell/UnderConstruction.tsx';

export const Route = createFileRoute('/_app/data-sources')({
  component: () => (
    <UnderConstruction title="Data Sources - External API sources for domain enrichment" />
  ),
});
