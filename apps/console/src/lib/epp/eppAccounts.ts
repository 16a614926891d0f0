import type { EppAccount } from '@dropcatch/sdk';

/** An account in a select: its name, its registrar category, and whether it is not connected (spec, section 2). */
export function accountOption({ id, name, registrar_category, is_connected }: EppAccount) {
  const label = `${name} (${registrar_category.name})${is_connected ? '' : ' - Not Connected'}`;
  return { value: String(id), label };
}
