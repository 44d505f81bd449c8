import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table, type TableColumn, type TableProps } from './Table.tsx';

interface Order {
  readonly number: string;
  readonly total: string;
}

const columns: readonly TableColumn<Order>[] = [
  { id: 'number', header: 'Order', cell: (order) => order.number, rowHeader: true, sortable: true },
  { id: 'total', header: 'Total', cell: (order) => order.total, align: 'end', sortable: true },
  { id: 'kind', header: 'Kind', cell: () => 'Delivery' },
];
const rows = [
  { number: '1001', total: '$12.05' },
  { number: '1002', total: '$99.00' },
];

const show = (props: Partial<TableProps<Order>> = {}) =>
  render(
    <Table caption="Your orders" columns={columns} rows={rows} rowKey={(order) => order.number} {...props} />,
  );

test('has a name, column headers and row headers', () => {
  show();
  const table = screen.getByRole('table', { name: 'Your orders' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((each) => each.textContent),
  ).toEqual(['Order', 'Total', 'Kind']);
  const row = screen.getByRole('row', { name: /1001/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('1001');
  expect(within(row).getByRole('cell', { name: '$12.05' })).toBeVisible();
});

test('hides the cell labels of cards from screen readers', () => {
  show();
  expect(screen.getAllByText('Kind')).toHaveLength(1 + rows.length);
  expect(screen.getAllByRole('cell', { name: 'Delivery' })).toHaveLength(2);
});

test('a header has its sort direction, and requests the opposite', async () => {
  const onSort = jest.fn();
  show({ sort: { column: 'total', direction: 'ascending' }, onSort });
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'Order' })).not.toHaveAttribute('aria-sort');
  expect(within(screen.getByRole('columnheader', { name: 'Kind' })).queryByRole('button')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Order' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSort).toHaveBeenLastCalledWith({ column: 'number', direction: 'ascending' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onSort).toHaveBeenLastCalledWith({ column: 'total', direction: 'descending' });
});

test('headers with URLs are links, which work without JavaScript', () => {
  show({ sortHref: ({ column, direction }) => `?by=${column}&to=${direction}` });
  expect(screen.getByRole('link', { name: 'Total' })).toHaveAttribute('href', '?by=total&to=ascending');
});

test('shows placeholders while loading, and keeps existing rows', () => {
  const { rerender } = show({ rows: [], loading: true, loadingRows: 4 });
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row')).toHaveLength(1 + 4);
  rerender(
    <Table caption="Your orders" columns={columns} rows={rows} rowKey={(order) => order.number} loading />,
  );
  expect(screen.getAllByRole('row')).toHaveLength(1 + rows.length);
});

test('shows the empty state', () => {
  show({ rows: [], empty: 'No orders yet' });
  expect(screen.getByRole('cell', { name: 'No orders yet' })).toHaveAttribute('colspan', '3');
});
