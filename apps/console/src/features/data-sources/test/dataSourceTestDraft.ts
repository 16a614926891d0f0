import * as v from 'valibot';
import { tabDraft } from '../../../core/session/tabDraft.ts';

/** The domains typed for a test: they outlive the dialog, which is left to try another source, or to map an answer. */
export const dataSourceTestDraft = tabDraft(
  'dataSourceTest',
  v.fallback(v.object({ domains: v.string() }), { domains: '' }),
);
