import type { AuthType, ResponseFormat } from '@dropcatch/sdk';

/** How a source is signed in to, as it is offered. */
export const authLabels: Readonly<Record<AuthType, string>> = {
  none: 'None',
  basic: 'Basic',
  bearer: 'Bearer',
  api_key: 'API Key',
};

/** The formats of an API's answer, as they are offered. */
export const formatLabels: Readonly<Record<ResponseFormat, string>> = {
  json: 'JSON',
  xml: 'XML',
  csv: 'CSV',
  text: 'Text',
};

/** The values of a select with their labels. */
export function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
