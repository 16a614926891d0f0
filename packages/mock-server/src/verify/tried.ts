import type { ContractOperation } from '../generated/contract.ts';
import { compare, type Expected } from './compare.ts';
import type { Difference, Finding } from './finding.ts';
import type { Answer, Broken, Probe, Server } from './server.ts';

/** One operation while it is tried: sends its requests and gathers what differs. */
export class Tried {
  readonly operation: ContractOperation;
  readonly differences: Difference[] = [];
  readonly #server: Server;
  #requests = 0;
  #reason: string | undefined;

  constructor(operation: ContractOperation, server: Server) {
    this.operation = operation;
    this.#server = server;
  }

  /** Sends a request and compares its answer. The answer's JSON; undefined when it is not as expected. */
  async send(probe: Probe, expected: Expected): Promise<Answer | undefined> {
    const answer = await this.sendAnyway(probe, expected);
    return 'broken' in answer || !expected.statuses.includes(answer.status) ? undefined : answer;
  }

  /** The same for who has to know what came, as expected or not: something may have been made all the same. */
  async sendAnyway(probe: Probe, expected: Expected): Promise<Answer | Broken> {
    this.#requests += 1;
    const answer = await this.#server.send(probe);
    this.differences.push(...compare(this.operation, probe, answer, expected));
    return answer;
  }

  /** Says why the operation, or a part of it, was not tried. */
  leave(reason: string): void {
    this.#reason = reason;
  }

  finding(): Finding {
    const { differences } = this;
    const result = differences.length > 0 ? 'differs' : this.#requests > 0 ? 'agrees' : 'untried';
    return {
      operation: this.operation.id,
      result,
      requests: this.#requests,
      ...(this.#reason !== undefined && { reason: this.#reason }),
      differences,
    };
  }
}
