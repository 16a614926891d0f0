import type { Operation } from '@dropcatch/sdk-codegen/contract';
import { type Difference, differencesBetween, type Expected } from './differences.ts';
import { type Probe, type ProbeAnswer, probeInWords, type TestedServer } from './server.ts';

/** What the check found out about an operation. */
export interface Finding {
  readonly operation: string;
  readonly result: 'agrees' | 'differs' | 'untried';
  readonly requests: number;
  /** Why all or part of it was not tried. */
  readonly reason?: string;
  readonly differences: readonly Difference[];
}

/** An operation under test. Sends its requests and collects the differences. */
export class OperationCheck {
  readonly operation: Operation;
  readonly differences: Difference[] = [];
  /** Why all or part of the operation was not tried. */
  reason: string | undefined;
  readonly #server: TestedServer;
  #requests = 0;

  constructor(operation: Operation, server: TestedServer) {
    this.operation = operation;
    this.#server = server;
  }

  /** Sends a request with the operation's method and compares the answer. */
  async send(probe: Omit<Probe, 'method'>, expected: Expected = {}): Promise<ProbeAnswer> {
    this.#requests += 1;
    const request = { method: this.operation.method, ...probe };
    const answer = await this.#server.send(request);
    const words = probeInWords(request);
    this.differences.push(...differencesBetween(this.operation, words, answer, expected));
    return answer;
  }

  finding(): Finding {
    const { differences, reason } = this;
    const result = differences.length > 0 ? 'differs' : this.#requests > 0 ? 'agrees' : 'untried';
    return {
      operation: this.operation.id,
      result,
      requests: this.#requests,
      ...(reason !== undefined && { reason }),
      differences,
    };
  }
}
