import type { BrowsedRecordList, DataSourceTestResult, DomainList } from '@dropcatch/sdk';
import { AdminTest } from './admin.ts';

/** The response mapping of the data source that tests add. */
export const MAPPING = {
  array_path: 'data',
  domain_field: 'name',
  main_value_field: 'metrics.rank',
  main_value_label: 'Rank',
  additional_values: [{ field: 'metrics.Spam-Score', label: 'Spam' }],
  format: 'json',
};

/** The data source that the form sends. */
export const FORM = {
  name: 'RankDB',
  api_url: 'https://api.rankdb.example/v1/bulk',
  auth_type: 'bearer',
  auth_credentials: { token: 'secret-token' },
  request_body_template: '{"names": {DOMAINS_LIST}}',
  response_mapping: MAPPING,
};

/** An admin who works with data sources. */
export class DataSourcesTest extends AdminTest {
  /** A page of the catalogue. */
  domains(query: string): Promise<DomainList> {
    return this.get(`/domains?${query}`);
  }

  testWith(id: number, domains: readonly string[]): Promise<DataSourceTestResult> {
    return this.get(`/data-sources/${id}/test`, 'POST', { domains });
  }

  browse(id: number, query = ''): Promise<BrowsedRecordList> {
    return this.get(`/data-sources/${id}/browse?${query}`);
  }

  /** Adds a data source like FORM with these changes. Returns its id. */
  async create(change: object = {}): Promise<number> {
    const form = { ...FORM, ...change };
    return (await this.get<{ id: number }>('/data-sources/', 'POST', form)).id;
  }
}
