import { Button, Inline, Link, Select, Stack, useLocale, useMessages } from '@foolscap/ui/components';
import { listMonths, REPORT_GROUPS, REPORT_MESSAGES } from '../../model/index.ts';
import type { ReportGroup } from '../../model/index.ts';
import { describeMonth } from './describe-month.ts';

/** Names of the fields, which are the parameters of the page's address. */
export const REPORT_FIELDS = { group: 'group', from: 'from', to: 'to' } as const;

export interface ReportFiltersProps {
  /** The group of the report that is shown. */
  group: ReportGroup;
  /** First month of the report, `YYYY-MM`. */
  from: string;
  /** Last month of the report, `YYYY-MM`. */
  to: string;
  /** The first month that can be chosen, unless the report starts earlier. */
  firstMonth: string;
  /** The last month that can be chosen, unless the report ends later. */
  currentMonth: string;
  /** URL of the page, without parameters. */
  action: string;
  /** Returns the URL of another group with the same months. */
  groupHref: (group: ReportGroup) => string;
}

/** Links to the groups, and a form for the months. Each result is a page with an address of its own. */
export function ReportFilters(props: ReportFiltersProps) {
  const { group, from, to, firstMonth, currentMonth, action, groupHref } = props;
  const { reportGroups, spendingReport: texts } = useMessages('account', REPORT_MESSAGES);
  const locale = useLocale();
  const earliest = from < firstMonth ? from : firstMonth;
  const months = listMonths(earliest, to > currentMonth ? to : currentMonth).map((value) => ({
    value,
    label: describeMonth(value, locale),
  }));
  return (
    <Stack gap={5}>
      <nav aria-label={texts.groups}>
        <Inline gap={5}>
          {REPORT_GROUPS.map((each) => (
            <Link
              key={each}
              href={groupHref(each)}
              variant={each === group ? 'quiet' : 'inline'}
              aria-current={each === group ? 'page' : undefined}
            >
              {each === group ? <strong>{reportGroups[each]}</strong> : reportGroups[each]}
            </Link>
          ))}
        </Inline>
      </nav>
      <form
        // Another address has other values.
        key={`${group} ${from} ${to}`}
        action={action}
        method="get"
        role="search"
        aria-label={texts.period}
      >
        <input type="hidden" name={REPORT_FIELDS.group} value={group.toLowerCase()} />
        <Inline gap={4} align="end">
          <Select label={texts.from} name={REPORT_FIELDS.from} defaultValue={from} options={months} />
          <Select label={texts.to} name={REPORT_FIELDS.to} defaultValue={to} options={months} />
          <Button type="submit" variant="secondary">
            {texts.show}
          </Button>
        </Inline>
      </form>
    </Stack>
  );
}
