import type { EppAccount } from '@dropcatch/sdk';

/** An account in a select: its name, its registrar category, and whether it is not connected (spec, section 2). */
export function accountOption({ id, name, registrar_category, is_connected }: EppAccount) {
  const label = `${name} (${registrar_category.name})${is_connected ? '' : ' - Not Connected'}`;
  return { value: String(id), label };
}

/** What an account is called of which a record has only the number: `VRSN-01 (9)`, or `#9` where its name is not known. */
export function accountLabel(id: number, accounts: readonly EppAccount[] | undefined): string {
  const name = accounts?.find((account) => account.id === id)?.name;
  return name === undefined ? `#${id}` : `${name} (${id})`;
}
