import * as v from 'valibot';
import { tabDraft } from '../../core/session/tabDraft.ts';

/** What was entered for a bulk check. `running` tells that the page was left while a check ran. */
export const bulkCheckDraft = tabDraft(
  'bulkCheck',
  v.fallback(v.object({ account: v.string(), text: v.string(), running: v.boolean() }), {
    account: '',
    text: '',
    running: false,
  }),
);
