import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Announcer } from '@foolscap/ui/components';
import type { AccountingValues, CartInfo } from '../../contract/index.ts';
import type { AccountingClient } from '../../client/index.ts';
import { accountingWrites, cartActions, createAccountingValuesModule } from '../../state/index.ts';
import { createCartStore } from '../../testing/cart-store.ts';
import {
  buildCart,
  buildCartItem,
  buildInvoiceField,
  buildInvoiceInfo,
  buildReleaseField,
  createFakeCartClient,
} from '../../testing/index.ts';
import { CartPage } from '../CartPage.tsx';
import { Accounting } from './Accounting.tsx';
import { ApprovalHint } from './ApprovalHint.tsx';

const WITH_BUDGETS: Partial<CartInfo> = {
  invoiceInfo: buildInvoiceInfo({ por: buildReleaseField() }),
  bcDetails: { budgetCenter: 'STUDIO', availableBalance: 5000 },
};

beforeAll(() => {
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

async function open(fields: Partial<CartInfo> = WITH_BUDGETS, findValues?: AccountingClient['findValues']) {
  const client = createFakeCartClient({
    cart: { ...buildCart({ items: [buildCartItem({ qty: 10 })] }), ...fields },
  });
  const { store, module } = createCartStore(
    { client },
    findValues ? [createAccountingValuesModule({ client: { findValues } })] : [],
  );
  module.extend(accountingWrites);
  const slot = (
    <>
      <Accounting />
      <ApprovalHint />
    </>
  );
  render(
    <Provider store={store}>
      <Announcer>
        <CartPage checkoutHref="/checkout" aboveTotals={slot} />
      </Announcer>
    </Provider>,
  );
  await act(async () => void store.dispatch(cartActions.cartRequested()));
  await screen.findByRole('region', { name: 'Order summary' });
  return { client, store };
}

const box = () => screen.getByRole('region', { name: 'Accounting' });
const button = (name: string) => within(box()).getByRole('button', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const drawer = (name: string) => screen.findByRole('dialog', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
async function choose(field: string, option: string | RegExp) {
  await userEvent.click(within(await drawer(field)).getByRole('radio', { name: option }));
  await press('Save');
}

it('shows what the order is charged to, with the labels of the organization', async () => {
  await open();
  expect(box()).toHaveTextContent('Budget centerStudio supplies · STUDIO$5,000.00 availableChange');
  expect(box()).toHaveTextContent('Purchase orderNone');
  expect(box()).toHaveTextContent('Job numberNone');
});

it('chooses a budget center, announces it once, and returns focus', async () => {
  await open();
  await userEvent.click(button('Change Budget center'));
  await choose('Budget center', /^Paper samples/);
  await closed();
  expect(box()).toHaveTextContent('Paper samples · SAMPLES');
  await waitFor(() => expect(announced()).toEqual(['Budget center is now SAMPLES.']));
  expect(button('Change Budget center')).toHaveFocus();
});

it('chooses none', async () => {
  await open();
  await userEvent.click(button('Change Budget center'));
  await choose('Budget center', 'None');
  await closed();
  expect(box()).not.toHaveTextContent('available');
  await waitFor(() => expect(announced()).toEqual(['Budget center is now none.']));
});

it('chooses a purchase order and its release', async () => {
  await open();
  await userEvent.click(button('Choose Purchase order'));
  await choose('Purchase order', /^Spring catalog/);
  await closed();
  await userEvent.click(button('Choose Job number'));
  await choose('Job number', /^Inside pages/);
  await closed();
  expect(box()).toHaveTextContent('Spring catalog · PO-3118');
  expect(box()).toHaveTextContent('Inside pages · R-2');
});

it('stays open and shows progress until the server has confirmed the choice', async () => {
  const { client } = await open();
  const release = client.holdReplies();
  await userEvent.click(button('Change Budget center'));
  await choose('Budget center', /^Paper samples/);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  await press('Save');
  await act(async () => release());
  await closed();
  expect(client.calls.filter(({ operation }) => operation === 'updateCart')).toHaveLength(1);
});

it('shows why a code is refused at its field, keeps it, and takes another one', async () => {
  const { client } = await open({
    ...WITH_BUDGETS,
    invoiceInfo: buildInvoiceInfo({ bc: buildInvoiceField({ values: ['STUDIO'], totPages: 2 }) }),
  });
  await userEvent.click(button('Change Budget center'));
  const dialog = within(await drawer('Budget center'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Another code' }), 'TRAVEL{Enter}');
  const field = dialog.getByRole('textbox', { name: 'Another code' });
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      /Your organization has no such budget center. Choose another one./,
    ),
  );
  expect(field).toHaveValue('TRAVEL');
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, 'SAMPLES{Enter}');
  await closed();
  expect(client.server.cart.bcDetails?.budgetCenter).toBe('SAMPLES');
  expect(screen.queryByText(/no such budget center/)).toBeNull();
});

it.each([
  ['PURCHASE_ORDER_UNKNOWN', 'Your organization has no such purchase order. Choose another one.'],
  ['PURCHASE_ORDER_RELEASE_INVALID', 'This purchase order has no such release. Choose another one.'],
  ['ACCOUNTING_NOT_AVAILABLE', 'Only members of an organization can choose a budget or a purchase order.'],
])('shows the reason of a refusal: %s', async (code, text) => {
  const { client } = await open();
  client.failNext('updateCart', {
    code,
    status: 400,
    retryable: false,
    field: 'accounting.purchaseOrder',
    message: text,
  });
  await userEvent.click(button('Choose Purchase order'));
  await choose('Purchase order', /^Studio/);
  const dialog = within(await drawer('Purchase order'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  // The cart behind the drawer does not repeat it.
  expect(screen.getAllByText(text)).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await closed();
  // It was already shown in the overlay.
  expect(screen.queryByText(text)).toBeNull();
  expect(box()).toHaveTextContent('Purchase orderNone');
});

it('opens again with the reason of a choice that was refused after it was closed', async () => {
  const { client } = await open();
  const release = client.holdReplies();
  client.failNext('updateCart', {
    code: 'PURCHASE_ORDER_UNKNOWN',
    status: 400,
    retryable: false,
    field: 'accounting.purchaseOrder',
    message: 'No such purchase order',
  });
  await userEvent.click(button('Choose Purchase order'));
  await choose('Purchase order', /^Studio/);
  await userEvent.keyboard('{Escape}');
  await closed();
  await act(async () => release());
  expect(await within(await drawer('Purchase order')).findByRole('alert')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await closed();
});

it('repeats a choice that did not reach the shop', async () => {
  const { client } = await open();
  client.failNext('updateCart');
  await userEvent.click(button('Change Budget center'));
  await choose('Budget center', /^Paper samples/);
  const dialog = within(await drawer('Budget center'));
  expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t reach the shop.');
  await press('Save');
  await closed();
  expect(box()).toHaveTextContent('Paper samples · SAMPLES');
});

it('shows that the order exceeds the budget', async () => {
  await open({ ...WITH_BUDGETS, bcDetails: { budgetCenter: 'SAMPLES', availableBalance: 1 } });
  expect(box()).toHaveTextContent(/Your order is \$[\d.]+ over this budget/);
});

it.each([
  ['budgeting is off', { budgetingEnabled: false }],
  ['no budget center is configured', { isConfigured: false }],
])('offers no overlay where %s', async (_name, flags) => {
  await open({ invoiceInfo: buildInvoiceInfo(flags) });
  expect(within(box()).queryByRole('button')).toBeNull();
  expect(box()).not.toHaveTextContent('Purchase order');
});

it('shows nothing to shoppers without an organization', async () => {
  await open({});
  expect(screen.queryByRole('region', { name: 'Accounting' })).toBeNull();
});

it.each([
  [50, true],
  [5000, false],
  [undefined, false],
])('hints at an approval above the limit of the buyer: %s', async (approvalLimit, isShown) => {
  await open({
    cartAccountInfo: {
      organizationId: 'org-1',
      organizationName: 'Bell & Margin LLC',
      customerNumber: '******-0417',
      contractOnly: false,
      healthCare: false,
      ...(approvalLimit === undefined ? {} : { approvalLimit }),
    },
  });
  expect(screen.queryAllByText(/^This order needs approval, because it is above \$50\.00/)).toHaveLength(
    isShown ? 1 : 0,
  );
});

it('finds a value of a later page on the server', async () => {
  const info = buildInvoiceInfo({ bc: buildInvoiceField({ totPages: 3 }) });
  const findValues = jest.fn<Promise<AccountingValues>, Parameters<AccountingClient['findValues']>>(
    async ({ q }) => ({
      list: [{ value: 'CC-1207', description: `Found by ${q}` }],
      count: 1,
      page: 1,
      totPages: 1,
    }),
  );
  const { client } = await open({ invoiceInfo: info }, findValues);
  await press('Choose Budget center');
  const dialog = within(await drawer('Budget center'));
  expect(dialog.queryByRole('textbox', { name: 'Another code' })).toBeNull();
  await userEvent.click(dialog.getByRole('searchbox', { name: 'Search' }));
  await userEvent.paste('field 1207');
  await userEvent.click(await dialog.findByRole('radio', { name: /Found by field 1207/ }));
  expect(findValues.mock.calls.map(([request]) => request)).toEqual([{ field: 'bc', q: 'field 1207' }]);
  await press('Save');
  await waitFor(() =>
    expect(client.calls).toContainEqual({
      operation: 'updateCart',
      args: [{ accounting: { budgetCenter: 'CC-1207' } }, expect.any(String)],
    }),
  );
});
