import type {
  DomainList,
  ImportHistory,
  ImportHistoryRow,
  ImportResult,
  Source,
  SourceDataStats,
} from '@dropcatch/sdk';
import { AdminTest } from './admin.ts';
import type { Called } from './mock.ts';

/** The source that the form sends. */
export const FORM = {
  name: 'Partner list',
  type: 'HTTP',
  url: 'https://lists.partner.example/drop-{TODAY}.csv',
  data_format: 'CSV',
  field_mapping: { domain: 'name', expiration_date: 'expires', price: 'price' },
  epp_categories: [1],
};

/** A 400 that names this field. */
export function wrongField(name: string, text: string): Partial<Called> {
  return { status: 400, body: { error: `${name}: ${text}`, fields: { [name]: text } } };
}

/** An admin who works with sources. */
export class SourcesTest extends AdminTest {
  async source(id: number): Promise<Source> {
    const { sources } = await this.get<{ sources: Source[] }>('/sources');
    const found = sources.find((candidate) => candidate.id === id);
    if (found === undefined) throw new Error(`There is no source ${id}`);
    return found;
  }

  /** Adds a source like FORM with these changes. Returns its id. */
  async create(change: object = {}): Promise<number> {
    return (await this.get<Source>('/sources', 'POST', { ...FORM, ...change })).id;
  }

  importNow(id: number, body: object): Promise<ImportResult> {
    return this.get(`/sources/${id}/import`, 'POST', body);
  }

  stats(id: number): Promise<SourceDataStats> {
    return this.get(`/sources/${id}/data-stats`);
  }

  async history(id: number): Promise<ImportHistoryRow[]> {
    return (await this.get<ImportHistory>(`/sources/${id}/history`)).history;
  }

  /** The number of domains in the catalogue. */
  async total(): Promise<number> {
    return (await this.get<DomainList>('/domains')).pagination.total;
  }
}
