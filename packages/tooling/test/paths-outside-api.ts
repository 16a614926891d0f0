/**
 * Paths that must not reach the API. Used by the tests of this server and of the configurations in
 * apps/console/deploy.
 */
export const pathsOutsideApi = [
  '/__mock/state',
  '/apiary',
  '/api/../__mock/state',
  '/api/./../__mock/state',
  '/api/x/../../__mock/state',
  '/api/..%2f__mock/state',
  '/api/..%2F__mock%2Fstate',
  '/api/%2e%2e/__mock/state',
  '/api/%2E%2E%2f__mock/state',
  '/api/.%2e/__mock/state',
  '/api/..%5c__mock/state',
  '/api/..\\__mock/state',
  '/api/..;/__mock/state',
  '/api/x/..',
  '/api//../__mock/state',
  '//api/../__mock/state',
  '//__mock/state',
  '/__mock/state/../../api/x',
  '/__mock/state/..%2f..%2fapi/x',
  '/__mock/state/%2e%2e/%2e%2e/api/x',
  '/__mock/state/..%2f../api/x',
  '/./api/../__mock/state',
  '/api/%2e%2e/__mock/state/%2e%2e/%2e%2e/api/x',
  '/api%2f..%2f__mock/state',
  '//api/orders',
  '/x/../api/orders',
  '/api/../api/orders',
];
