import type { EppCategorySettings } from '@dropcatch/sdk';
import { defaultsOf } from '../../contract/defaults.ts';
import type { Store } from '../../world/store.ts';
import type { StoredEppAccount, StoredEppCategory } from '../../world/records/epp.ts';

/** Settings of a new category: the defaults of the contract, and those of the spec, section 9. */
export const newSettings = (given: Partial<EppCategorySettings> = {}): EppCategorySettings => ({
  ...defaultsOf<EppCategorySettings>('EppCategorySettings'),
  check_command_type: 'rfc',
  check_batch_command_type: 'rfc',
  create_command_type: 'rfc',
  keepalive_enabled: true,
  keepalive_type: 'hello',
  connection_schedule_enabled: false,
  connection_schedule_timezone: 'UTC',
  order_processing_schedule_enabled: false,
  order_processing_schedule_timezone: 'UTC',
  capture_strategy: 'check_then_create',
  command_delay_ms: 0,
  create_mode: 'wait_response',
  domain_check_multicheck_enabled: false,
  ...given,
});

type CategoryValues = Omit<StoredEppCategory, 'id'>;

/** A new category. What is not given has the defaults of the contract. */
export const newCategory = (
  given: Pick<CategoryValues, 'name' | 'epp_server_url'> & Partial<CategoryValues>,
): CategoryValues => ({
  ...defaultsOf<Omit<CategoryValues, 'name' | 'epp_server_url'>>('EppCategoryInput'),
  settings: newSettings(),
  ...given,
});

const GONE = newCategory({
  name: 'deleted category',
  epp_server_url: 'epp.example.com',
  is_active: false,
});

/** The category of an account, or a placeholder when the account or its category is deleted. */
export function categoryOf(
  store: Store,
  account: StoredEppAccount | undefined,
): Omit<StoredEppCategory, 'id'> {
  return (account && store.eppCategories.get(account.registrar_category_id)) ?? GONE;
}

/** Choices that need a template of the category when they are `custom`. */
const TEMPLATES = [
  ['check_command_type', 'check_command_custom'],
  ['check_batch_command_type', 'check_batch_command_custom'],
  ['create_command_type', 'create_command_custom'],
  ['keepalive_type', 'keepalive_command_custom'],
] as const;

/** The `custom` choices whose template the category does not have. */
export function missingTemplates(
  choices: { readonly [Choice in (typeof TEMPLATES)[number][0]]?: string | null | undefined },
  category: EppCategorySettings,
): (typeof TEMPLATES)[number][] {
  return TEMPLATES.filter(
    ([choice, template]) => choices[choice] === 'custom' && !category[template]?.trim(),
  );
}
