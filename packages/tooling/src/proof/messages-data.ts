import type { Chapter } from './chapter.ts';

/** The texts of the screens where domains come from (section 8), and the tests that cause them. */
export const dataMessages: readonly Chapter[] = [
  {
    title: 'Sources (section 8)',
    tests: 'apps/console/test/sources-form.test.tsx',
    literal: true,
    rows: {
      'Connection test successful!':
        'the way of a source > goes from nothing to a scheduled import',
      'Failed to save source: {message}':
        'a new source > shows what the server has against a field, on its tab',
      'Job Scheduled!': 'the way of a source > goes from nothing to a scheduled import',
    },
  },
  {
    title: 'Sources (section 8)',
    tests: 'apps/console/test/sources.test.tsx',
    literal: true,
    rows: {
      'Connection test failed: {error}': 'a connection test > that fails says why',
      'Failed to load source data statistics':
        'deleting what a source imported > says when the numbers cannot be had',
      'Failed to delete source data: {error}':
        'deleting what a source imported > all of it is one choice, and a failure says why and keeps the dialog',
      'Failed to load history: {error}': 'the history > that cannot be loaded says why',
      'No import history: This source has not been imported yet.':
        'the history > of a source that was never imported says so',
    },
  },
  {
    title: 'Sources (section 8)',
    tests: 'apps/console/test/sources-runs.test.tsx',
    literal: true,
    rows: {
      'Import failed: {error}': 'an import > that fails says why',
    },
  },
  {
    title: 'Schedules (section 8)',
    tests: 'apps/console/test/sources-schedule.test.tsx',
    literal: true,
    rows: {
      'Not scheduled': 'a schedule > that is turned off is not scheduled',
    },
  },
  {
    title: 'Released domains (section 8)',
    tests: 'apps/console/test/released.test.tsx',
    literal: true,
    rows: {
      'Failed to load released domains':
        'the list > says when it cannot be loaded, and tries again',
      'Failed to populate released domains':
        'populate > says when it failed, and why where the server tells',
    },
  },
  {
    title: 'Released domains (section 8)',
    tests: 'apps/console/test/released-checks.test.tsx',
    literal: true,
    rows: {
      'Failed to start quick check': 'starting > says when the quick check could not be started',
      'Failed to start domain check':
        'starting > says when a check could not be started, and why where the server tells',
      'Failed to cancel domain check':
        'cancelling > that fails is told in the same words always: *',
      'Domain check started successfully':
        'starting > a check needs a date and an account, and leads to its progress',
      'Domain check cancelled': 'cancelling > closes the dialog, forgets the check and says so',
    },
  },
  {
    title: 'Data sources (section 8)',
    tests: 'apps/console/test/data-sources.test.tsx',
    literal: true,
    rows: {
      'Failed to load data sources': 'the list > says when it cannot be loaded, and tries again',
      'Failed to load data': 'browsing > that fails says so',
      'Table {name} created successfully':
        'creating a table > asks, warns of what is lost, and starts to fill it',
      'Table creation failed': 'creating a table > that the database refuses says so',
      'Failed to create table': 'creating a table > that fails says so',
      'Failed to delete data source':
        'deleting > that fails says so in an alert that can be dismissed',
      'Data source deleted successfully': 'deleting > asks by name, and says that it is done',
      'No data sources configured. Create one to get started.':
        'the list > says how to begin where there are none',
      'No data available for this source yet. Run a test or wait for scheduled enrichment.':
        'browsing > a source without data says what to do',
    },
  },
  {
    title: 'Data sources (section 8)',
    tests: 'apps/console/test/data-sources-form.test.tsx',
    literal: true,
    rows: {
      'Failed to save data source':
        'a new data source > that cannot be saved says why, and keeps what was typed',
      'Data source updated successfully': 'credentials > that are masked stay as they are',
      'Data source created successfully':
        'a new data source > begins with the defaults, and says so after Create',
    },
  },
  {
    title: 'Data sources (section 8)',
    tests: 'apps/console/test/data-sources-test.test.tsx',
    literal: true,
    rows: {
      'Test failed': 'a test > that fails without a reason says only that',
      'Test failed: {error}': 'a test > that the API turns down says why',
    },
  },
  {
    title: 'Data sources (section 8)',
    tests: 'apps/console/test/data-sources-mapping.test.tsx',
    literal: true,
    rows: {
      'Failed to analyze response': 'an analysis > that fails says so',
      'Response mapping applied':
        'a response mapping > is chosen from lists, shown as rows, and applied to the form',
    },
  },
];
