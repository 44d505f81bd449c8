import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Alert } from '../Alert/Alert.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Price } from '../Price/Price.tsx';
import { Table, type TableColumn, type TableProps, type TableSort } from './Table.tsx';

interface Order {
  readonly number: string;
  readonly placed: string;
  readonly items: number;
  readonly total: number;
  readonly status: string;
}

const orders: readonly Order[] = [
  { number: '10048213', placed: 'Jun 3', items: 4, total: 12_805, status: 'On its way' },
  { number: '10047990', placed: 'May 28', items: 1, total: 3_999, status: 'Delivered' },
  { number: '10047127', placed: 'May 2', items: 12, total: 86_240, status: 'Delivered' },
];

const columns: readonly TableColumn<Order>[] = [
  {
    id: 'number',
    header: 'Order',
    rowHeader: true,
    cell: (order) => (
      <Link variant="quiet" href={`#${order.number}`}>
        {order.number}
      </Link>
    ),
  },
  { id: 'placed', header: 'Placed', cell: (order) => order.placed },
  { id: 'status', header: 'Status', cell: (order) => <Badge>{order.status}</Badge> },
  { id: 'items', header: 'Items', align: 'end', cell: (order) => order.items.toLocaleString('en-US') },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: (order) => <Price amount={order.total} size="small" />,
  },
];

const OrdersTable = (props: TableProps<Order>) => <Table {...props} />;

const meta = {
  title: 'UI/Components/Table',
  component: Table<Order>,
  parameters: { receivesData: {} },
  args: {
    caption: 'Your orders',
    columns,
    rows: orders,
    rowKey: (order: Order) => order.number,
    onSort: fn(),
  },
  argTypes: { columns: { control: false }, rows: { control: false }, rowKey: { control: false } },
  render: (args) => <OrdersTable {...args} />,
} satisfies Meta<typeof Table<Order>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Your orders' });
    const row = within(table).getByRole('row', { name: /10047990/ });
    await expect(within(row).getByRole('cell', { name: /\$39\.99/ })).toBeVisible();
  },
};

/** On phones each row is a card; for screen readers it is still a table. */
export const Cards: Story = {
  parameters: {
    state: 'Table: cards on a phone',
    recipe: 'Sign in, place an order, then open /account/orders at 360 px.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Your orders' });
    await expect(within(table).getAllByRole('columnheader', { hidden: true })).toHaveLength(5);
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(within(table).getAllByText('Placed').length).toBe(4);
  },
};

const sortable = columns.map((column) => ({ ...column, sortable: column.id !== 'status' }));

function SortedHere(props: TableProps<Order>) {
  const [sort, setSort] = useState<TableSort>({ column: 'total', direction: 'descending' });
  const key = sort.column as keyof Order;
  const sorted = [...orders].sort((a, b) => {
    const order = String(a[key]).localeCompare(String(b[key]), 'en', { numeric: true });
    return sort.direction === 'ascending' ? order : -order;
  });
  return <Table {...props} columns={sortable} rows={sorted} sort={sort} onSort={setSort} />;
}

export const Sortable: Story = {
  parameters: { state: 'Table: sorted', recipe: 'Storybook only: no table of the shop can be sorted.' },
  render: (args) => <SortedHere {...args} />,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    const first = () => within(table).getAllByRole('rowheader')[0];
    await expect(first()).toHaveTextContent('10047127');
    await userEvent.click(within(table).getByRole('button', { name: 'Total' }));
    await expect(within(table).getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(first()).toHaveTextContent('10047990');
  },
};

/** The sort controls are above the cards. */
export const SortableCards: Story = {
  render: (args) => <SortedHere {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Items' })).toBeVisible();
  },
};

/** With links the headers work without JavaScript. */
export const SortedByAddress: Story = {
  parameters: { state: 'Table: sort links', recipe: 'Storybook only: no table of the shop can be sorted.' },
  args: {
    columns: sortable,
    sort: { column: 'placed', direction: 'ascending' },
    sortHref: ({ column, direction }: TableSort) => `#sort=${column}-${direction}`,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Placed' })).toHaveAttribute(
      'href',
      '#sort=placed-descending',
    );
  },
};

export const Loading: Story = {
  parameters: { state: 'Table: loading', recipe: 'Slow `/orders`, then follow the link to the orders.' },
  args: { rows: [], loading: true },
};
export const LoadingCards: Story = {
  args: { rows: [], loading: true, loadingRows: 2 },
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = {
  parameters: { state: 'Table: empty', recipe: 'Register, then open /account/orders.' },
  args: { rows: [], empty: 'No orders in the last six months' },
};

/** An error is shown instead of the rows. */
export const Failed: Story = {
  parameters: { state: 'Table: failed', recipe: 'Fail `/orders`, then open /account/orders.' },
  args: {
    rows: [],
    empty: (
      <Alert
        kind="failure"
        title="Sorry, we are unable to show your orders."
        actions={<Button size="small">Try again</Button>}
      >
        Try again in a few minutes.
      </Alert>
    ),
  },
};

export const LongContent: Story = {
  args: {
    caption: 'Orders by all members of the facilities and procurement department since January 1',
    rows: [
      {
        number: '10048213-10048214-10048215',
        placed: 'June 3, 2026, in the afternoon',
        items: 12_480,
        total: 1_286_240_00,
        status: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
      },
      ...orders,
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = { args: { columns: sortable }, globals: { direction: 'rtl' } };

export const States: Story = {
  args: { columns: sortable, sort: { column: 'items', direction: 'descending' } },
  parameters: {
    pseudo: {
      hover: ['th:nth-child(1) button'],
      focusVisible: ['th:nth-child(2) button'],
      active: ['th:nth-child(5) button'],
    },
  },
};
