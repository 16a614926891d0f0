import type { OperationId } from '../generated/operations.ts';
import { Rng } from '../rng.ts';
import type { Fault } from './fault.ts';

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

interface Plan extends PlannedFault {
  seen: number;
  hits: number;
  readonly rng: Rng;
  readonly removal: AbortController;
}

/** Whether a plan strikes at its call number `seen` (from 1). */
function strikes({ fault, rng, seen, hits }: Plan): boolean {
  if (fault.nth !== undefined && seen !== fault.nth) return false;
  if (fault.times !== undefined && hits >= fault.times) return false;
  return fault.rate === undefined || rng.chance(fault.rate);
}

/** The faults that are planned. The same plans and calls give the same faults, whatever the time. */
export class Faults {
  readonly #seed: string;
  readonly #plans = new Map<number, Plan>();
  #lastId = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** Plans a fault. Of several that match a call, the first planned one strikes. */
  add(fault: Fault): PlannedFault {
    const id = (this.#lastId += 1);
    const removal = new AbortController();
    const plan: Plan = {
      id,
      fault,
      seen: 0,
      hits: 0,
      rng: new Rng(`${this.#seed}/fault/${id}`),
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
  draw(operation: OperationId): PlannedFault | undefined {
    let struck: Plan | undefined;
    for (const plan of this.#plans.values()) {
      if (plan.fault.operation !== undefined && plan.fault.operation !== operation) continue;
      plan.seen += 1;
      if (!strikes(plan) || struck !== undefined) continue;
      plan.hits += 1;
      struck = plan;
    }
    return struck;
  }
}
