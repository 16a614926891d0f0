import type { JobKind } from '../jobs/kinds.ts';

/** An import that is too large for one call: it goes on in the background. */
export interface SourceImportPlan {
  readonly source_id: number;
}

/** What an import leaves behind when it ends. */
export const sourceImport: JobKind<'source_import', SourceImportPlan> = { onEnd: () => undefined };
