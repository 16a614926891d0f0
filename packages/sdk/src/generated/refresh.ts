// Generated from openapi/console.yaml by packages/sdk-codegen (pnpm run fix). Do not edit.

import { refreshed } from './answers.ts';
import type { OperationInfo } from '../operation.ts';

/** The operation that renews a session. Every client needs it. */
export const refreshOperation = {
  id: 'auth/refresh',
  method: 'POST',
  path: '/auth/refresh',
  shape: refreshed,
  auth: 'refresh',
  idempotent: true,
  roles: ['admin', 'manager', 'user'],
} as const satisfies OperationInfo & { id: string };
