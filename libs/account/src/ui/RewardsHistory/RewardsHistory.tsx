import { dateFormat } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Link, Pagination, Stack, Table, useLocale, useMessages } from '@foolscap/ui/components';
import type { RewardsEntry, RewardsProgram } from '../../contract/index.ts';
import { REWARDS_PAGE_MESSAGES } from '../RewardsPanel/rewards-page-messages.ts';
import styles from '../rows.module.scss';

export interface RewardsHistoryProps {
  /** A page of the history. */
  history: RewardsProgram['history'];
  /** Returns the URL of a page of the history, numbered from 1. */
  pageHref: (page: number) => string;
  /** Returns the page of an order. */
  orderHref: (orderNumber: string) => string;
}

/** Describes an entry; a reduction of an item's rewards is a refund of the item. */
function getEvent(
  { kind, itemName, note, amount }: RewardsEntry,
  { rewardsPage: texts, rewardsEvents }: typeof REWARDS_PAGE_MESSAGES,
): string {
  const event = kind === 'ADJUSTED' && itemName && amount < 0 ? texts.takenBack : rewardsEvents[kind];
  // The note of an item is the offer that raised its rewards.
  const about = itemName && note ? `${itemName} (${note})` : (itemName ?? note);
  return about ? texts.eventOf(event, about) : event;
}

/** The history of a member's rewards, the newest entries first. */
export function RewardsHistory({ history, pageHref, orderHref }: RewardsHistoryProps) {
  const messages = useMessages('account', REWARDS_PAGE_MESSAGES);
  const { rewardsPage: texts } = messages;
  const locale = useLocale();
  const date = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const { entries, page, pages } = history;
  return (
    <Stack gap={4}>
      <Table
        caption={texts.historyCaption}
        hideCaption
        rows={entries}
        rowKey={({ id }) => id}
        empty={texts.historyNone}
        columns={[
          { id: 'event', header: texts.event, rowHeader: true, cell: (entry) => getEvent(entry, messages) },
          {
            id: 'date',
            header: texts.date,
            cell: ({ createdAt }) => <span className={styles.whole}>{date.format(new Date(createdAt))}</span>,
          },
          {
            id: 'order',
            header: texts.order,
            cell: ({ orderNumber }) =>
              orderNumber && <Link href={orderHref(orderNumber)}>{orderNumber}</Link>,
          },
          {
            id: 'amount',
            header: texts.amount,
            align: 'end',
            cell: ({ amount }) => `${amount > 0 ? '+' : ''}${formatMoney(toMinorUnits(amount), locale)}`,
          },
        ]}
      />
      <Pagination page={page} pages={pages} hrefFor={pageHref} label={texts.historyPages} />
    </Stack>
  );
}
