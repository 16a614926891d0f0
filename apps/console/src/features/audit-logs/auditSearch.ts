import * as v from 'valibot';
import { auditResourceTypes, auditScopes, type AuditLogsListQuery } from '@dropcatch/sdk';
import { auditLogsListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { choiceParam, pageParam, textParam } from '../../core/address/searchSchema.ts';

/** What the address of /audit-logs holds: filters and page. */
export const AuditSearch = v.object({
  page: pageParam,
  scope: choiceParam(auditScopes),
  action: textParam(limits.action.maxLength),
  resource_type: choiceParam(auditResourceTypes),
  success: choiceParam(['true', 'false']),
});

export type AuditSearch = v.InferOutput<typeof AuditSearch>;

const pageSize = 50;

/** The call that the address stands for; 50 rows a page (spec, section 9). */
export function auditQuery(search: AuditSearch): AuditLogsListQuery {
  const { page, scope, action, resource_type, success } = search;
  return {
    page,
    per_page: pageSize,
    scope,
    action,
    resource_type,
    success: success === undefined ? undefined : success === 'true',
  };
}
