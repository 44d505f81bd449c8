import { dateFormat } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Link, Pagination, Stack, Table, useLocale } from '@foolscap/ui/components';
import type { RewardsEntry, RewardsProgram } from '../../contract/index.ts';
import type { RewardsEntryKind } from '../../model/index.ts';
import styles from '../rows.module.scss';

export interface RewardsHistoryProps {
  /** A page of the history. */
  history: RewardsProgram['history'];
  /** Returns the URL of a page of the history, numbered from 1. */
  pageHref: (page: number) => string;
  /** Returns the page of an order. */
  orderHref: (orderNumber: string) => string;
}

const KINDS: Record<RewardsEntryKind, string> = {
  EARNED: 'Earned',
  SPENT: 'Used',
  RELEASED: 'Returned',
  EXPIRED: 'Expired',
  ADJUSTED: 'Adjusted',
};

/** Describes an entry; a reduction of an item's rewards is a refund of the item. */
function getEvent({ kind, itemName, note, amount }: RewardsEntry): string {
  const event = kind === 'ADJUSTED' && itemName && amount < 0 ? 'Taken back after a refund' : KINDS[kind];
  // The note of an item is the offer that raised its rewards.
  const about = itemName && note ? `${itemName} (${note})` : (itemName ?? note);
  return about ? `${event}: ${about}` : event;
}

/** The history of a member's rewards, the newest entries first. */
export function RewardsHistory({ history, pageHref, orderHref }: RewardsHistoryProps) {
  const locale = useLocale();
  const date = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const { entries, page, pages } = history;
  return (
    <Stack gap={4}>
      <Table
        caption="History of your rewards"
        hideCaption
        rows={entries}
        rowKey={({ id }) => id}
        empty="No rewards yet. They appear here when the items of an order ship or are picked up."
        columns={[
          { id: 'event', header: 'Event', rowHeader: true, cell: getEvent },
          {
            id: 'date',
            header: 'Date',
            cell: ({ createdAt }) => <span className={styles.whole}>{date.format(new Date(createdAt))}</span>,
          },
          {
            id: 'order',
            header: 'Order',
            cell: ({ orderNumber }) =>
              orderNumber && <Link href={orderHref(orderNumber)}>{orderNumber}</Link>,
          },
          {
            id: 'amount',
            header: 'Amount',
            align: 'end',
            cell: ({ amount }) => `${amount > 0 ? '+' : ''}${formatMoney(toMinorUnits(amount), locale)}`,
          },
        ]}
      />
      <Pagination page={page} pages={pages} hrefFor={pageHref} label="Pages of the history" />
    </Stack>
  );
}
