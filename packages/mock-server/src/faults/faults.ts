import type { ContractOperation } from '../generated/contract.ts';
import { Rng } from '../rng.ts';
import { type Fault, faultTrouble } from './fault.ts';

/** A fault that is planned: it can be looked at and taken back. */
export interface PlannedFault {
  readonly id: number;
  readonly fault: Fault;
  /** How many calls it could have hit so far. */
  readonly seen: number;
  /** How many it did hit. */
  readonly hits: number;
  /** Fires when the fault is removed: a call that hangs goes on then. */
  readonly removed: AbortSignal;
  /** Takes the fault back. */
  remove(): void;
}

/** The planned faults as plain data. */
export interface FaultsState {
  /** The id that was given last. */
  readonly last: number;
  readonly planned: readonly Pick<PlannedFault, 'id' | 'fault' | 'seen' | 'hits'>[];
}

interface Plan extends PlannedFault {
  seen: number;
  hits: number;
  readonly removal: AbortController;
}

/** Whether a fault is about calls of an operation. A token expires where one is sent: who signs in or refreshes has none. */
function concerns({ kind, operation }: Fault, { id, auth }: ContractOperation): boolean {
  return operation === undefined ? kind !== 'expired' || auth === 'access' : operation === id;
}

/** The faults that are planned. The same plans and calls give the same faults, whatever the time. */
export class Faults {
  readonly #seed: () => string;
  readonly #plans = new Map<number, Plan>();
  #lastId = 0;

  constructor(seed: () => string) {
    this.#seed = seed;
  }

  /** Plans a fault; throws a RangeError that says what is wrong with it. Of several that match a call, the first planned one strikes. */
  add(fault: Fault): PlannedFault {
    const trouble = faultTrouble(fault);
    if (trouble !== undefined) throw new RangeError(trouble);
    return this.#plan({ id: (this.#lastId += 1), fault, seen: 0, hits: 0 });
  }

  /** What is planned, as plain data. */
  state(): FaultsState {
    const planned = this.list().map(({ id, fault, seen, hits }) => ({ id, fault, seen, hits }));
    return { last: this.#lastId, planned };
  }

  /** Plans what was planned when the state was saved, and nothing else. */
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

  /** Takes a fault back; false when there is none with this id. */
  remove(id: number): boolean {
    this.#plans.get(id)?.removal.abort();
    return this.#plans.delete(id);
  }

  /** Takes all faults back; the numbering starts anew, so that a run can be repeated. */
  clear(): void {
    for (const { id } of this.list()) this.remove(id);
    this.#lastId = 0;
  }

  /** What is planned, in that order. */
  list(): PlannedFault[] {
    return [...this.#plans.values()];
  }

  /** The fault that strikes this call, if one does. Counts the call for every plan that it matches. */
  draw(operation: ContractOperation): PlannedFault | undefined {
    let struck: Plan | undefined;
    for (const plan of this.#plans.values()) {
      if (!concerns(plan.fault, operation)) continue;
      plan.seen += 1;
      if (!this.#strikes(plan) || struck !== undefined) continue;
      plan.hits += 1;
      struck = plan;
    }
    return struck;
  }

  /** Whether a plan strikes at its call number `seen` (from 1). */
  #strikes({ id, fault, seen, hits }: Plan): boolean {
    if (fault.nth !== undefined && seen !== fault.nth) return false;
    if (fault.times !== undefined && hits >= fault.times) return false;
    if (fault.rate === undefined) return true;
    return new Rng(`${this.#seed()}/fault/${id}/${seen}`).chance(fault.rate);
  }
}
