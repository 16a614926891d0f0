import type { AuthType, ResponseFormat } from '@dropcatch/sdk';

/** How a source is signed in to, as it is offered. */
export const authTypeLabels: Readonly<Record<AuthType, string>> = {
  none: 'None',
  basic: 'Basic',
  bearer: 'Bearer',
  api_key: 'API Key',
};

/** The formats of an API's answer, as they are offered. */
export const responseFormatLabels: Readonly<Record<ResponseFormat, string>> = {
  json: 'JSON',
  xml: 'XML',
  csv: 'CSV',
  text: 'Text',
};
