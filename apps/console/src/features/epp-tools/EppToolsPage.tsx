import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { BulkCheckForm } from './BulkCheckForm.tsx';
import { BulkCheckResults } from './BulkCheckResults.tsx';

/** EPP Tools: the bulk domain check (spec, section 2). */
export function EppToolsPage() {
  return (
    <>
      <PageHeader
        title="EPP Tools"
        subtitle="Check the availability of many domains at a registry"
      />
      <BulkCheckForm />
      <BulkCheckResults />
    </>
  );
}
