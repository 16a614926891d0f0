import * as v from 'valibot';
import { tabDraft } from '../../../core/session/tabDraft.ts';

/** The text in the lookup's field, and the text whose names are looked up. */
export const lookupDraft = tabDraft(
  'lookup',
  v.fallback(v.object({ text: v.string(), asked: v.string() }), { text: '', asked: '' }),
);
