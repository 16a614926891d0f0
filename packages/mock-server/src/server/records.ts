import { publishEnrichment } from '../areas/data-sources/tables.ts';
import type { Mock } from '../mock.ts';
import { ControlError, isObject } from '../world/input.ts';
import { settle } from '../world/jobs.ts';
import { recordTrouble } from '../world/records.ts';
import type { AnyRecord, Table } from '../world/store.ts';

/** The records of a table by its name in the state. */
export class Records {
  readonly #mock: Mock;
  readonly #name: string;
  readonly #table: Table<AnyRecord>;

  /** Throws a ControlError when there is no such table. */
  constructor(mock: Mock, name: string) {
    settle(mock.world);
    const tables = mock.world.store.tables();
    const table = tables.get(name);
    if (table === undefined) {
      throw new ControlError(`There is no table ${name}: ${[...tables.keys()].join(', ')}`, 404);
    }
    this.#mock = mock;
    this.#name = name;
    this.#table = table;
  }

  read(id?: string): unknown {
    return id === undefined ? { [this.#name]: this.#table.all() } : this.#find(id);
  }

  /** Adds a record under the table's next id. Fields that the body leaves out are copied from the newest record. */
  add(body: unknown): AnyRecord {
    const { id: _, ...newest } = structuredClone(this.#table.all().at(-1) ?? { id: 0 });
    const values = { ...newest, ...fieldsOf(body) };
    if ('id' in values) throw new ControlError('id is given by the mock');
    this.#check({ id: 1, ...values });
    return this.#changed(this.#table.add(values));
  }

  change(id: string, body: unknown): AnyRecord {
    const record = this.#find(id);
    const { id: given = record.id, ...change } = fieldsOf(body);
    if (given !== record.id) throw new ControlError('id cannot be changed');
    this.#check({ ...record, ...change });
    return this.#changed(Object.assign(record, change));
  }

  remove(id: string): unknown {
    const { id: removed } = this.#find(id);
    this.#table.delete(removed);
    return this.#changed({ removed });
  }

  #find(id: string): AnyRecord {
    const record = this.#table.get(Number(id));
    if (record === undefined) throw new ControlError(`${this.#name} has no record ${id}`, 404);
    return record;
  }

  #check(record: Readonly<Record<string, unknown>>): void {
    const trouble = recordTrouble(this.#name, record);
    if (trouble !== undefined) throw new ControlError(trouble);
  }

  /** Data sources show in the catalogue what their tables say. */
  #changed<Answer>(answer: Answer): Answer {
    publishEnrichment(this.#mock.world);
    return answer;
  }
}

function fieldsOf(body: unknown): Record<string, unknown> {
  if (isObject(body)) return body;
  throw new ControlError('The body must be a JSON object');
}
