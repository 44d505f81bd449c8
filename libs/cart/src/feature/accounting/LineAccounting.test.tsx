import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Announcer } from '@foolscap/ui/components';
import type { CartInfo } from '../../contract/index.ts';
import { accountingWrites, cartActions } from '../../state/index.ts';
import { createCartStore } from '../../testing/cart-store.ts';
import {
  buildCart,
  buildCartItem,
  buildInvoiceField,
  buildInvoiceInfo,
  createFakeCartClient,
} from '../../testing/index.ts';
import { LineAccounting, type LineAccountingProps } from './LineAccounting.tsx';

const PENS = buildCartItem({
  cartItemId: 'pens',
  itemId: '2',
  product: { ...buildCartItem().product, name: 'Pens' },
});
const PAPER = buildCartItem({
  cartItemId: 'paper',
  itemId: '1',
  product: { ...buildCartItem().product, name: 'Paper' },
});
const costCenter = buildInvoiceField({
  name: 'Cost center',
  list: [
    { value: '4100', description: 'Studio' },
    { value: '4200', description: 'Print room' },
  ],
  level: 'LINE',
  isRequired: true,
});

async function open(fields: Partial<CartInfo> = {}, props: Partial<LineAccountingProps> = {}) {
  const client = createFakeCartClient({
    cart: {
      ...buildCart({ items: [PAPER, PENS] }),
      invoiceInfo: buildInvoiceInfo({ costCenter }),
      ...fields,
    },
  });
  const { store, module } = createCartStore({ client });
  module.extend(accountingWrites);
  render(
    <Provider store={store}>
      <Announcer>
        <LineAccounting cartHref="/cart" {...props} />
      </Announcer>
    </Provider>,
  );
  await act(async () => void store.dispatch(cartActions.cartRequested()));
  return { client, store };
}

const line = (name: string) => screen.findByRole('article', { name }).then((found) => found.closest('li')!);
const sent = (client: ReturnType<typeof createFakeCartClient>) =>
  client.calls.filter(({ operation }) => operation === 'updateCart').map(({ args }) => args[0]);

it('saves the cost center of a line, announces it, and drops the note that it is missing', async () => {
  const { client } = await open();
  const paper = within(await line('Paper'));
  expect(paper.getByText('Needed before you can order')).toBeVisible();
  await userEvent.selectOptions(paper.getByLabelText('Cost center'), '4100');
  await userEvent.click(paper.getByRole('button', { name: 'Save Paper' }));
  expect(await screen.findByText('Saved Paper.')).toBeInTheDocument();
  expect(sent(client)).toEqual([
    { accounting: { lines: [{ cartItemId: 'paper', splits: [{ costCenter: '4100' }] }] } },
  ]);
  expect(within(await line('Paper')).queryByText('Needed before you can order')).toBeNull();
  expect(within(await line('Pens')).getByText('Needed before you can order')).toBeVisible();
});

it('saves the same choice for all lines with one request', async () => {
  const { client } = await open();
  await line('Paper');
  const all = within(screen.getByRole('region', { name: 'All items' }));
  await userEvent.selectOptions(all.getByLabelText('Cost center'), '4200');
  await userEvent.click(all.getByRole('button', { name: 'Use for all items' }));
  expect(await screen.findByText('Saved all items.')).toBeInTheDocument();
  expect(client.server.cart.items.map(({ splits }) => splits)).toEqual([
    [{ costCenter: '4200' }],
    [{ costCenter: '4200' }],
  ]);
});

it('shows why a choice was rejected at its own line, and keeps the input', async () => {
  const { client } = await open();
  client.failNext('updateCart', {
    status: 400,
    code: 'COST_CENTER_INVALID',
    message: 'Your organization has no such cost center. Choose another one.',
    field: 'accounting.lines[0].splits[0].costCenter',
  });
  const pens = within(await line('Pens'));
  await userEvent.selectOptions(pens.getByLabelText('Cost center'), '4200');
  await userEvent.click(pens.getByRole('button', { name: 'Save Pens' }));
  expect(await pens.findByRole('alert')).toHaveTextContent('no such cost center');
  expect(pens.getByLabelText('Cost center')).toHaveValue('4200');
  expect(within(await line('Paper')).queryByRole('alert')).toBeNull();
});

it('shows the input of a rejected form that was submitted without JavaScript', async () => {
  await open(
    {},
    {
      posted: {
        line: 'pens',
        code: 'SPLIT_INVALID',
        values: { 'costCenter-0': '4100', 'share-0': '60', 'costCenter-1': '4200', 'share-1': '30' },
      },
    },
  );
  const pens = within(await line('Pens'));
  expect(pens.getByRole('alert')).toHaveTextContent('Percentages must add up to 100');
  expect(pens.getAllByLabelText('Share (%)').map((field) => (field as HTMLInputElement).value)).toEqual([
    '60',
    '30',
  ]);
});

it.each([
  ['an empty cart', { items: [] }, 'Your cart is empty.'],
  ['an organization without the fields', { invoiceInfo: buildInvoiceInfo() }, /doesn’t use cost centers/],
])('leads back from %s', async (_name, fields, text) => {
  await open(fields);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart');
});
