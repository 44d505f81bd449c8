import type { SpendingReport, SpendingReportQuery } from '@foolscap/account/contract';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import type { Caller } from '../../../kernel/caller/caller.ts';
import type { ApiContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { ApiError, badRequest, notFound } from '../../../kernel/http/api-error.ts';
import { findMembership } from '../membership.ts';
import { hasPermission } from '../permissions.ts';
import { readSpendingReport } from './spending-report.ts';

/** Rows per page of a report. */
const PAGE_SIZE = 25;

/** Months that a report covers by default. */
const MONTHS = 12;

/** Returns a month as `YYYY-MM`, in UTC. @param months to add */
const toMonth = (year: number, month: number, months = 0): string =>
  new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);

/** Finds the caller's organization, whose reports the caller may see. @throws ApiError 401, 403, 404 */
export async function findReportedOrganization(db: Db, { accountId }: Caller): Promise<string> {
  if (accountId === undefined)
    throw new ApiError(401, ACCOUNT_CODES.signInRequired, 'Sign in to see your organization.');
  const member = await findMembership(db, accountId);
  if (!member)
    throw notFound(ACCOUNT_CODES.organizationNotFound, 'This account is not part of an organization.');
  if (!hasPermission(member, 'REPORTS'))
    throw new ApiError(403, ACCOUNT_CODES.notPermitted, 'Ask an admin of your organization to do this.');
  return member.organization.id;
}

/**
 * Returns the months that a report covers: up to the current one, and a year by default.
 * @throws ApiError 400 if the first month is after the last one
 */
export function getReportedMonths(
  query: { from?: string; to?: string },
  now: Date,
): { from: string; to: string } {
  const { to = now.toISOString().slice(0, 7) } = query;
  const [year = 0, month = 1] = to.split('-').map(Number);
  const { from = toMonth(year, month, 1 - MONTHS) } = query;
  if (from > to)
    throw badRequest('INVALID_REQUEST', 'The first month must not be after the last one.', 'from');
  return { from, to };
}

export type ReportsService = ReturnType<typeof createReportsService>;

/** Creates the call for reports about the caller's organization (storefront-6.23). */
export function createReportsService({ database: { db }, now }: ApiContext) {
  return {
    /** Reads the spending by group. @throws ApiError 400 if the first month is after the last one, 401, 403, 404 */
    async spending(caller: Caller, query: SpendingReportQuery): Promise<SpendingReport> {
      const organizationId = await findReportedOrganization(db, caller);
      const { group = 'PERSON', page = '1', size } = query;
      return readSpendingReport(
        db,
        {
          organizationId,
          group,
          ...getReportedMonths(query, now()),
          page: Number(page),
          size: size === undefined ? PAGE_SIZE : Number(size),
        },
        now().toISOString().slice(0, 7),
      );
    },
  };
}
