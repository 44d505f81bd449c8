import { useSelector } from 'react-redux';
import { Button, Pagination, Select, Stack, TextField, useMessages } from '@foolscap/ui/components';
import type { OrdersQuery } from '../contract/index.ts';
import { APPROVAL_STATUSES, ORDER_STATUSES } from '../model/index.ts';
import { selectOrders } from '../state/index.ts';
import { OrdersList } from './OrdersList.tsx';
import { CHECKOUT_MESSAGES } from '../model/messages.ts';
import { ORDERS_PAGE_MESSAGES } from '../model/orders-page-messages.ts';
import styles from './OrdersPage.module.scss';

export interface OrdersPageProps {
  /** Form action of the search; a plain form, so that it works without JavaScript. */
  action: string;
  query: OrdersQuery;
  /** Returns the URL of another page of the list. */
  hrefFor: (page: number) => string;
  /** Whether the orders may need approval: their statuses can be chosen. */
  hasApprovals?: boolean;
  /** Navigates to the filtered list without a page load. */
  onSearch?: (query: URLSearchParams) => void;
}

/** All orders with search by number or item, filters by status and year, and pagination. */
export function OrdersPage({ action, query, hrefFor, hasApprovals = true, onSearch }: OrdersPageProps) {
  const messages = useMessages('checkout', CHECKOUT_MESSAGES);
  const { ordersPage: texts } = useMessages('checkout', ORDERS_PAGE_MESSAGES);
  const load = useSelector(selectOrders);
  const data = load.value;
  return (
    <Stack gap={5}>
      <form
        key={JSON.stringify(query)}
        role="search"
        aria-label={texts.title}
        action={action}
        className={styles.filters}
        onSubmit={(event) => {
          if (!onSearch) return;
          event.preventDefault();
          const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
          onSearch(new URLSearchParams(filled as [string, string][]));
        }}
      >
        <TextField label={texts.query} name="q" type="search" maxLength={100} defaultValue={query.q ?? ''} />
        <Select
          label={texts.status}
          name="status"
          placeholder={texts.anyStatus}
          defaultValue={query.status ?? ''}
          options={ORDER_STATUSES.filter(
            // A link may still contain one.
            (value) => hasApprovals || value === query.status || !APPROVAL_STATUSES.has(value),
          ).map((value) => ({ value, label: messages.orderStatus[value] }))}
        />
        <Select
          label={texts.year}
          name="year"
          placeholder={texts.anyYear}
          defaultValue={query.year ?? ''}
          options={(data?.years ?? []).map((year) => ({ value: String(year), label: String(year) }))}
        />
        <Button type="submit">{texts.search}</Button>
      </form>
      <OrdersList query={query} />
      {data && <Pagination page={data.page} pages={data.pages} hrefFor={hrefFor} label={texts.pages} />}
    </Stack>
  );
}
