import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Announcer } from '@foolscap/ui/components';
import { cartActions, furnitureServicesWrites } from '../../state/index.ts';
import { createCartStore } from '../../testing/cart-store.ts';
import { buildCart, buildCartItem, createFakeCartClient } from '../../testing/index.ts';
import { CartPage } from '../CartPage.tsx';
import { FurnitureServices } from './FurnitureServices.tsx';

const desk = buildCartItem({
  cartItemId: 'desk',
  qty: 3,
  product: { name: 'Desk' },
  furnSvcInfo: { BASC: { qty: 0, feePerUnit: 79 }, CUST: { qty: 0 } },
});
const paper = buildCartItem({
  cartItemId: 'paper',
  product: { name: 'Copy paper' },
  requiredItemIds: ['pens'],
});

beforeAll(() => {
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

async function open(line = desk) {
  const client = createFakeCartClient({ cart: buildCart({ items: [line, paper] }) });
  const { store, module } = createCartStore({ client });
  module.extend(furnitureServicesWrites);
  render(
    <Provider store={store}>
      <Announcer>
        <CartPage checkoutHref="/checkout" LineDetails={FurnitureServices} />
      </Announcer>
    </Provider>,
  );
  await act(async () => void store.dispatch(cartActions.cartRequested()));
  return { client };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const announced = () =>
  screen
    .getAllByRole('status')
    .flatMap((region) => [...region.children].map(({ textContent }) => textContent));
const drawer = () => screen.findByRole('dialog', { name: 'Furniture services' });
const services = () => screen.findByRole('group', { name: 'Furniture services for Desk' });

it('offers services only on lines that have some', async () => {
  await open();
  expect(await screen.findByRole('button', { name: 'Add furniture services: Desk' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /furniture services/ })).toHaveLength(1);
});

it('chooses services in a table with levels, prices and units, and shows their fee on the line and in the summary', async () => {
  await open();
  await press('Add furniture services: Desk');
  const table = within(await drawer()).getByRole('table', { name: 'Furniture services for Desk' });
  expect(within(table).getByRole('row', { name: /Basic furniture service \$79.00/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /Custom furniture service To be determined/ })).toBeVisible();
  await press('Increase quantity of Basic furniture service');
  await press('Increase quantity of Basic furniture service');
  expect(await drawer()).toHaveTextContent('Services total$158.00');
  await press('Increase quantity of Custom furniture service');
  expect(await drawer()).toHaveTextContent('Services total$158.00 + fee to be determined');
  // All three units have a service.
  for (const level of ['Basic', 'Custom'])
    expect(
      screen.getByRole('button', { name: `Increase quantity of ${level} furniture service` }),
    ).toHaveAttribute('aria-disabled');
  await press('Save services');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(announced()).toContain('Furniture services for Desk saved.'));
  expect(await services()).toHaveTextContent('Basic furniture service Quantity 2$158.00');
  expect(await services()).toHaveTextContent('Custom furniture service Quantity 1Fee to be determined');
  const summary = await screen.findByRole('region', { name: 'Order summary' });
  expect(summary).toHaveTextContent('Furniture services$158.00Other furniture servicesTo be determined');
});

it('removes the services, and returns the focus to the button of the line', async () => {
  await open({ ...desk, furnSvcInfo: { BASC: { qty: 1, feePerUnit: 79 } } });
  await press('Change services: Desk');
  await drawer();
  await press('Remove services');
  await waitFor(() => expect(announced()).toContain('Furniture services for Desk removed.'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add furniture services: Desk' })).toHaveFocus(),
  );
});

it('sends nothing when the drawer is closed, or saved without a change, and begins again', async () => {
  const { client } = await open();
  await press('Add furniture services: Desk');
  await press('Increase quantity of Basic furniture service');
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Add furniture services: Desk');
  expect(await drawer()).toHaveTextContent('Services total$0.00');
  await press('Save services');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(client.calls.filter(({ operation }) => operation === 'updateItems')).toEqual([]);
});

it('reports a failure at the top of the cart, and repeats the choice', async () => {
  const { client } = await open();
  client.failNext('updateItems', { code: 'INTERNAL_ERROR', status: 500 });
  await press('Add furniture services: Desk');
  await press('Increase quantity of Basic furniture service');
  await press('Save services');
  await press('Try again');
  await waitFor(() => expect(announced()).toContain('Furniture services for Desk saved.'));
});
