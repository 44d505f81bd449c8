import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createReportsClient } from '@foolscap/account/client';
import type { ReportRequest, ReportsClient } from '@foolscap/account/client';
import type { SpendingLines, SpendingReport, SpendingRow } from '@foolscap/account/contract';
import { ACCOUNT_CODES, formatLinesCsv, formatSpendingCsv } from '@foolscap/account/model';
import { toFailure } from '@foolscap/core/http';
import type { HttpClient } from '@foolscap/core/http';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { readReportsAddress, reportsPath } from '../features/reports/reports-address.ts';
import { REPORTS_FORM_PATHS } from '../forms/reports-form-paths.ts';
import { readSiteRoot } from '../routing/tenant-path.ts';
import { sendCsv } from './csv-download.ts';

/** Rows that the download reads per call. */
const PAGE_SIZE = 500;

/** Reads a report with the rows of all pages. */
async function readAll(client: ReportsClient, request: ReportRequest): Promise<SpendingReport> {
  const rows: SpendingRow[] = [];
  for (let page = 1; ; page += 1) {
    const report = await client.getReport({ ...request, page, size: PAGE_SIZE });
    rows.push(...report.rows);
    if (page >= report.totPages) return { ...report, rows };
  }
}

/** Reads the lines of all orders of some months. */
async function readLines(client: ReportsClient, { from, to }: ReportRequest): Promise<SpendingLines> {
  const lines: SpendingLines['lines'] = [];
  for (let after: string | undefined; ;) {
    const page = await client.getLines({ from, to, after });
    lines.push(...page.lines);
    if (page.next === undefined) return { ...page, lines };
    after = page.next;
  }
}

/** The files by the path of their download. */
const FILES: Record<
  string,
  (client: ReportsClient, wanted: ReportRequest) => Promise<[name: string, csv: string]>
> = {
  [REPORTS_FORM_PATHS.spending]: async (client, wanted) => {
    const report = await readAll(client, wanted);
    const { group, from, to } = report;
    return [`spending-${group.toLowerCase()}-${from}-${to}`, formatSpendingCsv(report, report.rows)];
  },
  [REPORTS_FORM_PATHS.lines]: async (client, wanted) => {
    const { from, to, lines } = await readLines(client, wanted);
    return [`order-lines-${from}-${to}`, formatLinesCsv(lines)];
  },
};

/** Registers the downloads of reports as CSV. They do not redirect, unless the report cannot be read. */
export function downloadOfReport(
  app: FastifyInstance,
  createHttp: (request: FastifyRequest, reply: FastifyReply, isBusiness: boolean) => HttpClient,
): void {
  for (const [path, read] of Object.entries(FILES))
    app.get<{ Querystring: Record<string, string> }>(path, async (request, reply) => {
      const { root, isBusiness } = readSiteRoot(request.query.site);
      const { page: _page, ...wanted } = readReportsAddress(new URLSearchParams(request.query));
      try {
        return await sendCsv(
          reply,
          ...(await read(createReportsClient(createHttp(request, reply, isBusiness)), wanted)),
        );
      } catch (error) {
        const { code } = toFailure(error);
        request.log.warn({ code }, 'a report could not be downloaded');
        const page = root + reportsPath(wanted);
        return reply.redirect(
          code === ACCOUNT_CODES.signInRequired
            ? `${root}${LOGIN_PATH}?${new URLSearchParams({ jumpUrl: page })}`
            : page,
          303,
        );
      }
    });
}
