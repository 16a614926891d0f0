import type { ContractOperation } from '../generated/contract.ts';
import { Rng } from '../world/rng.ts';
import type { Store } from '../world/store.ts';
import { faultProblem } from './fault-check.ts';
import type { AnyFault, Fault } from './fault-kinds.ts';
import { type FaultCall, matches } from './match.ts';

export interface PlannedFault {
  readonly id: number;
  readonly fault: Fault;
  /** Number of calls that it matched. */
  readonly seen: number;
  /** Number of calls that it applied to. */
  readonly hits: number;
  /** Fires when the fault is removed. A held call continues then. */
  readonly removed: AbortSignal;
  remove(): void;
}

export interface FaultsState {
  /** The last id that was used. */
  readonly last: number;
  readonly planned: readonly Pick<PlannedFault, 'id' | 'fault' | 'seen' | 'hits'>[];
}

interface Plan extends PlannedFault {
  seen: number;
  hits: number;
  readonly removal: AbortController;
}

/**
 * Whether a fault applies to an operation. `expired` without an operation applies only to calls that send an access
 * token.
 */
const concerns = ({ kind, operation }: AnyFault, { id, auth }: ContractOperation): boolean =>
  operation === undefined ? kind !== 'expired' || auth === 'access' : operation === id;

/** The planned faults. The same plans and calls give the same faults, at any time. */
export class Faults {
  readonly #store: () => Store;
  readonly #seed: () => string;
  readonly #plans = new Map<number, Plan>();
  #lastId = 0;

  constructor(store: () => Store, seed: () => string) {
    this.#store = store;
    this.#seed = seed;
  }

  /** Plans a fault. If several match a call, the first one applies. Throws a RangeError that names the first error. */
  add(fault: Fault): PlannedFault {
    const error = this.problemOf(fault);
    if (error !== undefined) throw new RangeError(error);
    return this.#plan({ id: (this.#lastId += 1), fault, seen: 0, hits: 0 });
  }

  /** The first error of a fault: a wrong setting, or a match that no call can have. Undefined when there is none. */
  problemOf(fault: AnyFault): string | undefined {
    return faultProblem(fault, this.#store());
  }

  /** The plans as plain data: without those that answer by a function. */
  state(): FaultsState {
    const plain = this.list().filter(({ fault }) => !('answer' in fault));
    const planned = plain.map(({ id, fault, seen, hits }) => ({ id, fault, seen, hits }));
    return { last: this.#lastId, planned };
  }

  /** Replaces all plans with the saved ones. */
  restore({ last, planned }: FaultsState): void {
    this.clear();
    for (const plan of planned) this.#plan(plan);
    this.#lastId = last;
  }

  #plan(known: FaultsState['planned'][number]): PlannedFault {
    const { id } = known;
    const removal = new AbortController();
    const plan: Plan = {
      ...known,
      removal,
      removed: removal.signal,
      remove: () => this.remove(id),
    };
    this.#plans.set(id, plan);
    return plan;
  }

  /** Removes a fault. Returns false when no fault has this id. */
  remove(id: number): boolean {
    this.#plans.get(id)?.removal.abort();
    return this.#plans.delete(id);
  }

  /** Removes all faults and restarts the numbering, so that a run can be repeated. */
  clear(): void {
    for (const { id } of this.list()) this.remove(id);
    this.#lastId = 0;
  }

  list(): PlannedFault[] {
    return [...this.#plans.values()];
  }

  /** Whether faults of this operation depend on more of a call than its operation. */
  lookInto(operation: ContractOperation): boolean {
    return this.list().some(
      ({ fault }: { fault: AnyFault }) =>
        (fault.match ?? fault.answer) !== undefined && concerns(fault, operation),
    );
  }

  /** The fault that applies to this call, if any. Counts the call for every plan that it matches. */
  draw(operation: ContractOperation, call: FaultCall | undefined): PlannedFault | undefined {
    let applied: Plan | undefined;
    for (const plan of this.#plans.values()) {
      const { match: wanted } = plan.fault;
      if (!concerns(plan.fault, operation)) continue;
      if (wanted !== undefined && !(call !== undefined && matches(wanted, call))) continue;
      plan.seen += 1;
      if (!this.#applies(plan) || applied !== undefined) continue;
      plan.hits += 1;
      applied = plan;
    }
    return applied;
  }

  /** Whether a plan applies to call number `seen`, from 1. */
  #applies({ id, fault, seen, hits }: Plan): boolean {
    if (fault.nth !== undefined && seen !== fault.nth) return false;
    if (fault.times !== undefined && hits >= fault.times) return false;
    if (fault.rate === undefined) return true;
    return new Rng(`${this.#seed()}/fault/${id}/${seen}`).chance(fault.rate);
  }
}
