/** A session in the keychain of the operating system. */
import type { Session, TokenStorage } from '@dropcatch/sdk';

/** An entry of a keychain, such as `new AsyncEntry('dropcatch', 'session')` of @napi-rs/keyring. */
export interface KeychainEntry {
  getPassword: () => Promise<string | null | undefined>;
  setPassword: (password: string) => Promise<void>;
  deletePassword: () => Promise<unknown>;
}

/** Keeps the session in an entry of a keychain. A locked keychain rejects, which is a StorageError of the call. */
export const keychainTokens = (entry: KeychainEntry): TokenStorage => ({
  async get() {
    const text = await entry.getPassword();
    return text ? (JSON.parse(text) as Session) : undefined;
  },
  async set(session) {
    if (session) await entry.setPassword(JSON.stringify(session));
    else await entry.deletePassword();
  },
});
