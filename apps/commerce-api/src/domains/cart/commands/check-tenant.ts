import type { FastifyRequest } from 'fastify';
import { BUSINESS, CONSUMER } from '@foolscap/core/vocabulary';
import { badRequest } from '../../../kernel/http/api-error.ts';

/**
 * Checks the query option `tenantId` of a cart call against the site that the call is for, which its host, header or `mmx` flag decides first
 * (decision-tenants). @throws ApiError 400 INVALID_REQUEST for an unknown tenant, TENANT_MISMATCH for the other site
 */
export function checkTenant({ query, tenant }: FastifyRequest): void {
  const { tenantId } = (query ?? {}) as { tenantId?: string };
  if (tenantId === undefined) return;
  const name = tenantId.toLowerCase();
  const known = [CONSUMER, BUSINESS].find(({ fullName, legacy }) => name === fullName || name === legacy);
  if (!known)
    throw badRequest('INVALID_REQUEST', 'tenantId must be one of consumer, sdc, advantage, sba.', 'tenantId');
  if (known.legacy !== tenant)
    throw badRequest('TENANT_MISMATCH', 'This call is for the other site. Leave tenantId out.', 'tenantId');
}
