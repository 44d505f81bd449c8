import type { HttpClient } from '@foolscap/core/http';
import type { SpendingLines, SpendingReport } from '../contract/index.ts';
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

/** A page of the lines of orders. */
export interface LinesRequest extends Pick<ReportRequest, 'from' | 'to'> {
  /** The order number that the page begins after. */
  after?: string | undefined;
}

const toQuery = (request: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** The calls of reports about an organization. Rejects with HttpError. */
export interface ReportsClient {
  getReport(request: ReportRequest, signal?: AbortSignal): Promise<SpendingReport>;
  /** Reads a page of the lines of orders. */
  getLines(request: LinesRequest): Promise<SpendingLines>;
}

export const createReportsClient = (http: HttpClient): ReportsClient => ({
  getReport: async (request, signal) =>
    (
      await http.send<SpendingReport>({
        method: 'GET',
        path: '/organization/reports',
        query: toQuery(request),
        ...(signal ? { signal } : {}),
      })
    ).data,
  getLines: async (request) =>
    (
      await http.send<SpendingLines>({
        method: 'GET',
        path: '/organization/reports/lines',
        query: toQuery(request),
      })
    ).data,
});
