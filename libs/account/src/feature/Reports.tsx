import { useDispatch, useSelector } from 'react-redux';
import {
  Alert,
  EmptyState,
  Link,
  LinkProvider,
  Pagination,
  Stack,
  Text,
  useMessages,
} from '@foolscap/ui/components';
import type { ReportRequest } from '../client/index.ts';
import { accountMessage, REPORT_MESSAGES } from '../model/index.ts';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';
import { reportsActions, selectReport, selectReportRequest } from '../state/index.ts';
import { ReportFilters, SpendingPlot } from '../ui/index.ts';

export interface ReportsProps {
  /** URL of the page, without parameters. */
  action: string;
  /** Returns the URL of a report. */
  hrefFor: (request: ReportRequest) => string;
  /** Returns the URL of all rows of a report as CSV. */
  csvHref: (request: ReportRequest) => string;
  /** URL of the CSV file with the lines of the orders. */
  linesHref: (request: ReportRequest) => string;
}

/** A report about the spending of an organization. Loads no data; its route requests it. */
export function Reports({ action, hrefFor, csvHref, linesHref }: ReportsProps) {
  const dispatch = useDispatch();
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const { spendingReport: texts } = useMessages('account', REPORT_MESSAGES);
  const { value: report, ...load } = useSelector(selectReport);
  const request = useSelector(selectReportRequest);
  if (load.phase === 'failed') {
    const { failure } = load;
    return (
      <Stack gap={5}>
        <Alert
          kind="failure"
          live="assertive"
          onRetry={
            failure.retryable && request ? () => dispatch(reportsActions.reportRequested(request)) : undefined
          }
        >
          {failure.field === 'from' ? texts.periodInvalid : accountMessage(failure, messages)}
        </Alert>
        {failure.field === 'from' && <Link href={action}>{texts.show}</Link>}
      </Stack>
    );
  }
  const { group, from, to } = report ?? {};
  const shown = { group, from, to };
  return (
    <Stack gap={8}>
      {report && (
        <ReportFilters
          {...report}
          action={action}
          groupHref={(other) => hrefFor({ ...shown, group: other })}
        />
      )}
      {report?.rows.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneNote}</EmptyState>
      ) : (
        <SpendingPlot report={report} group={request?.group} />
      )}
      {report && report.rows.length > 0 && (
        <Stack gap={4}>
          <Pagination
            page={report.page}
            pages={report.totPages}
            hrefFor={(page) => hrefFor({ ...shown, page })}
            label={texts.pages}
          />
          {/* A plain anchor: the address is an endpoint of the server, not a page of the site. */}
          <LinkProvider component="a">
            <Link href={csvHref(shown)} download>
              {texts.download}
            </Link>
            <Link href={linesHref(shown)} download>
              {texts.downloadLines}
            </Link>
          </LinkProvider>
        </Stack>
      )}
      <Text tone="muted">{texts.note}</Text>
    </Stack>
  );
}
