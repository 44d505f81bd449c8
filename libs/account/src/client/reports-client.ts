import type { HttpClient } from '@foolscap/core/http';
import type { SpendingReport } from '../contract/index.ts';
import type { ReportGroup } from '../model/report-groups.ts';

/** A page of a report about spending. */
export interface ReportRequest {
  group?: ReportGroup | undefined;
  /** First and last month, `YYYY-MM`; the last twelve months by default. */
  from?: string | undefined;
  to?: string | undefined;
  /** From 1. */
  page?: number | undefined;
  /** Rows per page, up to 999. */
  size?: number | undefined;
}

/** The call of reports about an organization. Rejects with HttpError. */
export interface ReportsClient {
  getReport(request: ReportRequest, signal?: AbortSignal): Promise<SpendingReport>;
}

export const createReportsClient = (http: HttpClient): ReportsClient => ({
  getReport: async (request, signal) =>
    (
      await http.send<SpendingReport>({
        method: 'GET',
        path: '/organization/reports',
        query: Object.fromEntries(
          Object.entries(request).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, String(value)]],
          ),
        ),
        ...(signal ? { signal } : {}),
      })
    ).data,
});
