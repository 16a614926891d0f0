import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  DecodeError,
  type AnalyzeInput,
  type AnalyzeResult,
  type CreateTableResult,
  type DataSource,
  type DataSourceInput,
  type DataSourceResponseFormat,
  type DataSourceTestInput,
  type DataSourceTestResult,
} from '@dropcatch/sdk';
import { byId } from '../../core/lists.ts';
import { client } from '../../core/api/client.ts';
import { refusalReason, RefusedError } from '../../core/api/errors.ts';
import { fetchFresh, formStaleTime, queryClient, refresh } from '../../core/api/queryClient.ts';
import { apiQuery, polledEvery } from '../../core/api/apiQuery.ts';

/** Values of data sources also show in the catalogue and in released domains. */
const affectedKeys = [['dataSources'], ['domains'], ['releasedDomains']] as const;

/** The meta of all changes of data sources. Alerts clear after three seconds, those of errors after five (spec, section 9). */
const changeMeta = { invalidates: affectedKeys, messageKind: 'alert', named: 'name' } as const;

/** The labels of the response formats. */
export const responseFormatLabels: Readonly<Record<DataSourceResponseFormat, string>> = {
  json: 'JSON',
  xml: 'XML',
  csv: 'CSV',
  text: 'Text',
};

/** The interval of what is polled (spec, section 9). */
const polled = polledEvery(5000);

/** All data sources, with masked secrets. The list soon becomes stale, since forms start with it. */
export const dataSourceList = queryOptions({
  ...apiQuery('dataSources', 'list'),
  staleTime: formStaleTime,
  meta: { failure: 'Failed to load data sources' },
});

/** Reads the current state of a data source; undefined if it no longer exists. */
export const readDataSource = async (id: number) =>
  byId((await fetchFresh(dataSourceList)).sources, id);

/** The number of domains, and how many of them have a value of each source. Failures are only logged. */
export const dataSourceStats = queryOptions({
  ...apiQuery('dataSources', 'stats'),
  ...polled,
  meta: { failure: 'Failed to load data source statistics', failureIn: 'log' },
});

/** The running enrichment jobs. Failures are only logged. */
export const enrichmentJobs = queryOptions({
  ...apiQuery('dataSources', 'progress'),
  ...polled,
  meta: { failure: 'Failed to load enrichment progress', failureIn: 'log' },
});

/** Reloads everything with values of data sources. Call it when an enrichment job has ended. */
export function refreshAfterEnrichment(): void {
  void refresh(affectedKeys);
}

/** The number of records per page (spec, section 9). */
export const recordsPageSize = 50;

/** One page of the stored records of a source. */
export const storedRecords = (id: number, page: number) =>
  queryOptions({
    ...apiQuery('dataSources', 'browse', id, { page, per_page: recordsPageSize }),
    placeholderData: keepPreviousData,
    // A running job may add records.
    staleTime: 0,
    meta: { failure: 'Failed to load data' },
  });

/** Creates a data source, or updates the one with the id. A secret that is sent as its mask stays. */
export const saveDataSource = (id?: number) =>
  mutationOptions({
    mutationFn: (body: DataSourceInput) =>
      id === undefined ? client.dataSources.create(body) : client.dataSources.update(id, body),
    meta: {
      ...changeMeta,
      success: `Data source ${id === undefined ? 'created' : 'updated'} successfully`,
      failure: 'Failed to save data source',
      failureIn: 'form',
    },
  });

/** Deletes a data source permanently. */
export const deleteDataSource = mutationOptions({
  mutationFn: ({ id }: Pick<DataSource, 'id'>) => client.dataSources.delete(id),
  meta: {
    ...changeMeta,
    success: 'Data source deleted successfully',
    failure: 'Failed to delete data source',
  },
});

/** Creates the table of a source. Replaces an existing table. */
export const createTable = mutationOptions({
  mutationFn: async ({ id }: Pick<DataSource, 'id' | 'name'>) => {
    const result: Partial<CreateTableResult> | undefined = await client.dataSources.createTable(id);
    if (result?.success !== false) return result;
    throw new RefusedError(
      ['Table creation failed', refusalReason(result)].filter(Boolean).join(': '),
    );
  },
  meta: {
    ...changeMeta,
    success: (result: Partial<CreateTableResult> | undefined, { name }: Pick<DataSource, 'name'>) =>
      `Table ${result?.table_name || name} created successfully`,
    failure: 'Failed to create table',
  },
});

/** The result of a test. Any part may be missing. */
type TestResult = Partial<DataSourceTestResult>;

const lastTestKey = (id: number) => ['dataSourceTest', id];

/** What the external API answered to the last test of a source in this session, unchanged; undefined without a test. */
export const lastTestAnswer = (id: number): string | undefined =>
  queryClient.getQueryData(lastTestKey(id));

/** Calls the external API for some domains. An answer can also report a failure. */
export const testDataSource = (id: number) =>
  mutationOptions({
    mutationFn: async (body: DataSourceTestInput): Promise<TestResult> => {
      const result: TestResult = (await client.dataSources.test(id, body)) ?? {};
      if (result.success !== false && typeof result.raw_response === 'string') {
        queryClient.setQueryDefaults(lastTestKey(id), { gcTime: Infinity });
        queryClient.setQueryData(lastTestKey(id), result.raw_response);
      }
      return result;
    },
    meta: {
      invalidates: [['dataSources', 'browse', id]],
      failure: 'Test failed',
      failureIn: 'form',
    },
  });

/** Finds the fields and arrays in an example response. */
export const analyzeResponse = mutationOptions({
  mutationFn: async (body: AnalyzeInput) => {
    const result: Partial<AnalyzeResult> | undefined = await client.dataSources.analyze(body);
    const { format, fields, arrays } = result ?? {};
    if (!format || !fields || !arrays)
      throw new DecodeError('dataSources/analyze', 'The answer contains no fields.');
    return { format, fields, arrays };
  },
  meta: { failure: 'Failed to analyze response', failureIn: 'form' },
});
