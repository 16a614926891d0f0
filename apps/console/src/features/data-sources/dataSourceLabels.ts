import type { DataSourceAuthType, DataSourceResponseFormat } from '@dropcatch/sdk';

/** How a source is signed in to, as it is offered. */
export const authTypeLabels: Readonly<Record<DataSourceAuthType, string>> = {
  none: 'None',
  basic: 'Basic',
  bearer: 'Bearer',
  api_key: 'API Key',
};

/** The formats of an API's answer, as they are offered. */
export const responseFormatLabels: Readonly<Record<DataSourceResponseFormat, string>> = {
  json: 'JSON',
  xml: 'XML',
  csv: 'CSV',
  text: 'Text',
};
