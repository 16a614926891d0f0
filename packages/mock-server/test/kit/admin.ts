import { expect } from 'vitest';
import type { Mock } from '../../src/mock/mock.ts';
import { as, type Send, testMock } from './mock.ts';

/** An admin with a mock of their own. */
export class AdminTest {
  readonly mock: Mock = testMock();
  #send: Send | undefined;

  /** Signs in. Call it again when the token has expired. */
  async signIn(): Promise<void> {
    this.#send = await as(this.mock, 'admin');
  }

  /** Sends a request. */
  readonly send: Send = (method, path, body) => {
    if (this.#send === undefined) throw new Error('Sign in first');
    return this.#send(method, path, body);
  };

  /** Sends a request that must succeed, and reads its answer. */
  async get<Body>(path: string, method = 'GET', body?: unknown): Promise<Body> {
    const called = await this.send(method, path, body);
    expect(called.status).toBeLessThan(300);
    return called.body as Body;
  }
}
