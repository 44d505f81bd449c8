import type { ReportRequest } from '@foolscap/account/client';
import { REPORT_GROUPS } from '@foolscap/account/model';
import { PAGES } from '../../routing/pages.ts';

/** Names of the parameters; the form of the page has the same ones. */
const MONTHS = ['from', 'to'] as const;

/** Reads the report that an address shows. Invalid values are ignored. */
export function readReportsAddress(search: URLSearchParams): ReportRequest {
  const group = REPORT_GROUPS.find((each) => each.toLowerCase() === search.get('group'));
  const page = search.get('page') ?? '';
  return {
    ...(group && { group }),
    ...Object.fromEntries(
      MONTHS.flatMap((name) => {
        const month = search.get(name) ?? '';
        return /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? [[name, month]] : [];
      }),
    ),
    ...(/^[1-9]\d{0,4}$/.test(page) && page !== '1' ? { page: Number(page) } : {}),
  };
}

/** Returns the parameters of a report. */
export const reportSearch = ({ group, from, to, page = 1 }: ReportRequest): URLSearchParams =>
  new URLSearchParams({
    ...(group && { group: group.toLowerCase() }),
    ...(from && { from }),
    ...(to && { to }),
    ...(page > 1 && { page: String(page) }),
  });

/** Returns the path of a report. */
export function reportsPath(request: ReportRequest = {}): string {
  const search = reportSearch(request);
  return search.size > 0 ? `${PAGES.reports}?${search}` : PAGES.reports;
}
