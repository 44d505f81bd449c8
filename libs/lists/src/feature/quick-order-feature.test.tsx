import { configureStore } from '@reduxjs/toolkit';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { createWriteLane } from '@foolscap/core/sagas';
import { Announcer } from '@foolscap/ui/components';
import { createQuickOrderModule } from '../state/index.ts';
import { buildQuickOrderItem, createFakeQuickOrderClient } from '../testing/index.ts';
import { QuickOrder } from './index.ts';

const paper = buildQuickOrderItem({ itemId: '24110101', name: 'Copy paper' });
const clips = buildQuickOrderItem({ itemId: '24110201', name: 'Paper clips', orderMultiple: 12 });
const ink = buildQuickOrderItem({ itemId: '35500301', name: 'Ink', stock: 3, unitsLeft: 3 });
const lamp = buildQuickOrderItem({ itemId: '24110401', name: 'Desk lamp', isOutOfStock: true });
const many = Array.from({ length: 67 }, (_, at) =>
  buildQuickOrderItem({ itemId: `5010${1000 + 11 * at}`, name: `Binder ${at}` }),
);

function open() {
  const client = createFakeQuickOrderClient({ products: [paper, clips, ink, lamp, ...many] });
  const module = createQuickOrderModule({ client, newKey: () => 'key', inLane: createWriteLane() });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { quickOrder: module.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(module.saga);
  render(
    <Provider store={store}>
      <Announcer>
        <QuickOrder addedActions={<a href="/cart">Go to cart</a>} />
      </Announcer>
    </Provider>,
  );
  return { client };
}

const item = (row: number) => screen.getByRole('combobox', { name: `Item number, row ${row}` });
const quantity = (row: number) => screen.getByRole('textbox', { name: `Quantity, row ${row}` });
const rowCount = () => screen.getAllByRole('combobox').length;
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Add .*to cart$/ }));
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
/** Waits for a text that is shown and announced. */
const shown = async (text: string | RegExp) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
const bad = () =>
  within(screen.getByRole('list', { name: 'Rows that were not added' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('typing', () => {
  it('moves from the item number through the quantity to the next row with Tab', async () => {
    open();
    await userEvent.type(item(1), '24110101');
    await userEvent.tab();
    expect(quantity(1)).toHaveFocus();
    await userEvent.keyboard('5');
    expect(quantity(1)).toHaveValue('5');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Remove row 1' })).toHaveFocus();
    await userEvent.tab();
    expect(item(2)).toHaveFocus();
  });

  it('moves to the next row with Enter, which never adds to the cart', async () => {
    const { client } = open();
    await userEvent.type(item(1), '24110101{Enter}');
    expect(item(2)).toHaveFocus();
    await userEvent.keyboard('24110201');
    await userEvent.tab();
    await userEvent.keyboard('24{Enter}');
    expect(item(3)).toHaveFocus();
    expect(quantity(2)).toHaveValue('24');
    expect(client.cart).toEqual({});
  });

  it('shows what the item is, its price, its multiple and what would be added', async () => {
    open();
    await userEvent.type(item(1), '24110201');
    expect(await screen.findByRole('link', { name: 'Paper clips' })).toBeInTheDocument();
    expect(item(1)).toHaveAccessibleDescription(/\$8\.99.*Sold in multiples of 12.*We’ll add 12\./);
    await userEvent.clear(quantity(1));
    await userEvent.type(quantity(1), '24');
    await waitFor(() => expect(item(1)).not.toHaveAccessibleDescription(/We’ll add/));
  });

  it('suggests items while a number is typed, chosen with arrow keys and Enter', async () => {
    open();
    await userEvent.type(item(1), '2411');
    const list = await screen.findByRole('listbox', { name: 'Suggestions, row 1' });
    expect(within(list).getAllByRole('option')).toHaveLength(3);
    expect(item(1)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('24110201 Paper clips');
    await userEvent.keyboard('{Enter}');
    expect(item(1)).toHaveValue('24110201');
    expect(item(1)).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('closes the suggestions with Escape', async () => {
    open();
    await userEvent.type(item(1), '2411');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(item(1)).toHaveValue('2411');
  });

  it('shows an unknown number as a mistake once it has been left, with an item to use instead', async () => {
    open();
    await userEvent.type(item(1), '24110191');
    await screen.findByRole('listbox');
    expect(item(1)).toBeValid();
    await userEvent.tab();
    expect(item(1)).toBeInvalid();
    expect(item(1)).toHaveAccessibleDescription(/couldn’t find this item number/);
    await userEvent.click(screen.getByRole('button', { name: 'Use 24110101, Copy paper, in row 1' }));
    expect(item(1)).toHaveValue('24110101');
    expect(await screen.findByRole('link', { name: 'Copy paper' })).toBeInTheDocument();
    expect(item(1)).toBeValid();
  });

  it('shows which row has the same item', async () => {
    open();
    await userEvent.type(item(1), '24110101{Enter}24110101{Enter}');
    expect(await screen.findByText(/Same item as row 1/)).toBeInTheDocument();
    await submit();
    await waitFor(() =>
      expect(announced().join()).toMatch(/Row 2 is the same item as row 1, which now has 2 units/),
    );
  });

  it('refuses quantities that are no whole number', async () => {
    open();
    await userEvent.type(item(1), '24110101');
    await userEvent.clear(quantity(1));
    await userEvent.type(quantity(1), '1.5');
    expect(quantity(1)).toBeInvalid();
    expect(quantity(1)).toHaveAccessibleDescription(/Enter 1 to 9,999/);
  });

  it('keeps the focus among the rows when one is removed', async () => {
    open();
    await userEvent.type(item(1), '24110101{Enter}24110201{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(rowCount()).toBe(2);
    expect(item(2)).toHaveFocus();
  });
});

/** Creates a file from bytes, because jsdom has no `Blob.arrayBuffer()`. */
const file = (content: string | Uint8Array<ArrayBuffer>) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Object.assign(new File([bytes], 'order.csv', { type: 'text/csv' }), {
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  });
};

describe('cells and files', () => {
  it('fill all rows', async () => {
    open();
    await userEvent.click(item(1));
    await userEvent.paste('24110101\t5\n24110201\t12\n24110101\t2\n');
    expect(item(1)).toHaveValue('24110101');
    expect(quantity(1)).toHaveValue('7');
    expect(item(2)).toHaveValue('24110201');
    expect(rowCount()).toBe(3);
    expect(item(1)).toHaveFocus();
    await waitFor(() =>
      expect(announced().join()).toMatch(/3 rows filled in\. Row 3 is the same item as row 1/),
    );
    expect(await screen.findByRole('link', { name: 'Paper clips' })).toBeInTheDocument();
  });

  it('leave a single value to the field', async () => {
    open();
    await userEvent.click(item(1));
    await userEvent.paste('24110101');
    expect(item(1)).toHaveValue('24110101');
    expect(rowCount()).toBe(2);
  });

  it('are loaded from a CSV file; a file without rows is reported', async () => {
    open();
    await userEvent.upload(screen.getByLabelText('CSV file'), file('Item number,Quantity\n'));
    await shown(/This file has no rows/);
    await userEvent.upload(
      screen.getByLabelText('CSV file'),
      file('Quantity,Item number\n3,24110101\n12,24110201\n'),
    );
    await waitFor(() => expect(item(2)).toHaveValue('24110201'));
    expect(quantity(1)).toHaveValue('3');
  });
});

describe('columns with unknown headings', () => {
  const load = (content: string | Uint8Array<ArrayBuffer>) =>
    userEvent.upload(screen.getByLabelText('CSV file'), file(content));

  it('are offered before rows are filled in, and the chosen one has the quantities', async () => {
    open();
    await load('SKU,Amount,Aisle\n24110101,5,7\n24110201,24,9\n');
    await shown(/Which column has the quantities\?/);
    expect(rowCount()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: '“Amount”' }));
    await waitFor(() => expect(item(2)).toHaveValue('24110201'));
    expect([1, 2].map((row) => (quantity(row) as HTMLInputElement).value)).toEqual(['5', '24']);
    expect(screen.queryByText(/Which column has the quantities/)).toBeNull();
  });

  it('count as one unit per row if none is chosen, which the form reports', async () => {
    open();
    await userEvent.click(item(1));
    await userEvent.paste('SKU\tAmount\n24110101\t5\n');
    await userEvent.click(await screen.findByRole('button', { name: 'None, order 1 of each' }));
    await waitFor(() => expect(item(1)).toHaveValue('24110101'));
    expect(quantity(1)).toHaveValue('1');
    await shown(/no column “Quantity”, so each row counts as 1\. We didn’t use “Amount”\./);
  });

  it('fill no rows when the file is not used, or has no item numbers', async () => {
    open();
    await load('SKU,Amount\n24110101,5\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Don’t use this file' }));
    expect(screen.queryByText(/Which column has the quantities/)).toBeNull();
    await load('Article,Amount\n24110101,5\n');
    await shown(/couldn’t find the item numbers.* Its headings are “Article”, “Amount”\./);
    expect(rowCount()).toBe(1);
  });
});

describe('adding', () => {
  it('adds 67 of 70 rows, names the others, and focuses the first of them', async () => {
    const { client } = open();
    const cells = many.map(({ itemId }) => `${itemId}\t2`);
    cells.splice(11, 0, '24110191\t1');
    cells.splice(40, 0, '24110401\t1');
    cells.push('24110201\tmany');
    await userEvent.click(item(1));
    await userEvent.paste(cells.join('\n'));
    expect(rowCount()).toBe(71);
    await submit();
    await shown(/67 of 70 items added to your cart\. 3 rows need your attention/);
    expect(bad()).toEqual([
      'Row 12 (24110191): We couldn’t find this item number. Did you mean 24110101, Copy paper?',
      'Row 41 (24110401): This item is out of stock.',
      'Row 70 (24110201): Enter 1 to 9,999.',
    ]);
    expect(item(12)).toHaveFocus();
    expect(item(12)).toBeInvalid();
    expect(rowCount()).toBe(4);
    expect(Object.keys(client.cart)).toHaveLength(67);
    expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
    expect(announced().join()).toContain(
      '67 of 70 items added to your cart. 3 rows need your attention. Correct them and add again.',
    );

    await userEvent.click(screen.getByRole('button', { name: /^Use 24110101/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove row 41' }));
    await userEvent.clear(quantity(70));
    await userEvent.type(quantity(70), '12');
    await submit();
    await shown('2 items added to your cart.');
    expect(rowCount()).toBe(1);
    expect(item(1)).toHaveValue('');
  });

  it('names rows that were added in another quantity', async () => {
    open();
    await userEvent.type(item(1), '35500301{Enter}24110201{Enter}');
    await userEvent.clear(quantity(1));
    await userEvent.type(quantity(1), '9');
    await submit();
    const changed = await screen.findByRole('list', { name: 'Rows that were added with changes' });
    expect(
      within(changed)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Row 1 (35500301): Only 3 of 9 can be added.',
      'Row 2 (24110201): Sold in multiples of 12, so we changed the quantity to 12.',
    ]);
  });

  it('reports that there is nothing to add, and focuses the first row', async () => {
    open();
    await submit();
    expect(screen.getAllByText('Enter at least one item number.').length).toBeGreaterThan(0);
    expect(item(1)).toHaveFocus();
  });

  it('keeps the rows after a failure, which can be repeated', async () => {
    const { client } = open();
    await userEvent.type(item(1), '24110101');
    client.failNext('addRows');
    await submit();
    expect(await screen.findByText(/couldn’t reach the shop/)).toBeInTheDocument();
    expect(item(1)).toHaveValue('24110101');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await shown('1 item added to your cart.');
  });

  it('works without a check that failed', async () => {
    const { client } = open();
    client.failNext('checkRows');
    await userEvent.type(item(1), '24110101');
    await shown(/couldn’t check your item numbers/);
    await submit();
    await shown('1 item added to your cart.');
  });

  it('clears all rows', async () => {
    open();
    await userEvent.type(item(1), '24110101{Enter}24110201');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(rowCount()).toBe(1);
    expect(item(1)).toHaveValue('');
  });
});
