import * as v from 'valibot';
import { tabDraft } from '../../../core/session/tabDraft.ts';

/** The names typed for a test catch: they outlive the dialog, which is closed to look at something else meanwhile. */
export const testCatchDraft = tabDraft(
  'testCatch',
  v.fallback(v.object({ names: v.string() }), { names: '' }),
);
