import type { EppAccount } from '@dropcatch/sdk';
import type { Look } from '../../core/text/looks.ts';

/** How an account stands: inactive, else Connected, else Active (spec, section 4). */
export function accountLook({ is_active, is_connected }: EppAccount): Look {
  if (!is_active) return { label: 'Inactive', tone: 'muted' };
  return is_connected ? { label: 'Connected', tone: 'good' } : { label: 'Active', tone: 'wait' };
}

/** Whether an account has its certificate and key, of which nothing more is ever shown. */
export function sslLook(account: EppAccount): Look {
  const parts = [account.ssl_cert_configured, account.ssl_key_configured];
  if (parts.every(Boolean)) return { label: 'Configured', tone: 'good' };
  if (parts.some(Boolean)) return { label: 'Incomplete', tone: 'bad' };
  return account.registrar_category.requires_ssl_cert
    ? { label: 'Missing', tone: 'bad' }
    : { label: 'Not required', tone: 'muted' };
}
