import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Announcer } from '@foolscap/ui/components';
import { cartActions } from '../../state/index.ts';
import {
  buildCart,
  buildCartItem,
  buildCoupon,
  createFakeCartClient,
  type FakeCartOptions,
} from '../../testing/index.ts';
import { createCouponsStore } from '../../testing/coupons-store.ts';
import { CartPage } from '../CartPage.tsx';
import { Coupons, type CouponsProps } from './Coupons.tsx';

const TEN = buildCoupon({ couponCode: 'TEN', description: '$10 off', amount: 10 });
const FIVE = buildCoupon({ couponCode: 'FIVE', description: '$5 off', amount: 5 });
const BIG = buildCoupon({
  couponCode: 'BIG',
  description: '$20 off $100 or more',
  applied: false,
  amount: 0,
  reason: 'ORDER_TOTAL_NOT_MET_ERROR',
  missingAmount: 12,
});

let isSmall = false;
beforeAll(() => {
  // jsdom has no layout, so it can neither scroll nor evaluate media queries.
  Element.prototype.scrollIntoView = jest.fn();
  window.matchMedia = ((query: string) => ({ matches: isSmall, media: query })) as typeof window.matchMedia;
});
beforeEach(() => {
  isSmall = false;
});

async function open({
  coupons = [],
  refused,
  ...options
}: { coupons?: (typeof TEN)[] } & Pick<CouponsProps, 'refused'> & Omit<FakeCartOptions, 'coupons'> = {}) {
  const client = createFakeCartClient({
    cart: buildCart({ items: [buildCartItem({ qty: 10 })], coupons }),
    coupons: [TEN, FIVE, BIG],
    ...options,
  });
  const store = createCouponsStore(client);
  render(
    <Provider store={store}>
      <Announcer>
        <CartPage checkoutHref="/checkout" aboveTotals={<Coupons refused={refused} />} />
      </Announcer>
    </Provider>,
  );
  await act(async () => void store.dispatch(cartActions.cartRequested()));
  const box = within(await screen.findByRole('region', { name: 'Coupons' }));
  return { box, client, store };
}
type Box = Awaited<ReturnType<typeof open>>['box'];

const openForm = (box: Box) => userEvent.click(box.getByText(/^Add a(nother)? coupon/));
const getField = (box: Box) => box.getByRole('textbox', { name: 'Coupon code' });
async function enter(box: Box, text: string) {
  await openForm(box);
  await userEvent.type(getField(box), text);
  await userEvent.click(box.getByRole('button', { name: 'Apply' }));
}
const listed = (box: Box) => box.queryAllByRole('listitem').map(({ textContent }) => textContent);
const announced = () => [
  ...screen.getAllByRole('status').map(({ textContent }) => textContent),
  ...screen.getAllByRole('alert').map(({ textContent }) => textContent),
];
const remove = (box: Box, code: string) =>
  userEvent.click(box.getByRole('button', { name: `Remove coupon ${code}` }));

it('applies a coupon, lowers the total, and announces it once', async () => {
  const { box } = await open();
  await enter(box, 'ten');
  await waitFor(() => expect(listed(box)).toEqual(['$10 off-$10.00TENRemove']));
  expect(box.getByText('Your coupon has been added to the cart.')).toBeVisible();
  expect(announced()).toContain('Your coupon has been added to the cart.');
  expect(getField(box)).toHaveValue('');
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  expect(summary.getByText('Savings').nextSibling).toHaveTextContent('-$10.00');
});

it('applies several coupons at once', async () => {
  const { box } = await open();
  await enter(box, 'TEN, FIVE');
  await waitFor(() => expect(listed(box)).toHaveLength(2));
  expect(announced()).toContain('Your coupons have been added to the cart.');
});

it('keeps a coupon that is not applied, with the reason and what is missing', async () => {
  const { box } = await open();
  await enter(box, 'BIG');
  await waitFor(() =>
    expect(listed(box)).toEqual(['$20 off $100 or moreNot appliedAdd $12.00 more to use it.BIGRemove']),
  );
  expect(announced()).toContain('Coupon BIG is not applied. Add $12.00 more to use it.');
});

it('reports an unknown code at the field only, keeps the code, and moves focus to the field', async () => {
  const { box } = await open();
  await enter(box, 'NOSUCH');
  await waitFor(() => expect(getField(box)).toBeInvalid());
  expect(getField(box)).toHaveAccessibleDescription(
    'We couldn’t find the coupon NOSUCH. Check the code and try again.',
  );
  expect(getField(box)).toHaveValue('NOSUCH');
  expect(getField(box)).toHaveFocus();
  expect(screen.queryByText('Something went wrong. Please try again.')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(announced()).toContain('We couldn’t find the coupon NOSUCH. Check the code and try again.'),
  );
});

it('requests a code, and refuses one that is there, without a request', async () => {
  const { box, client } = await open({ coupons: [TEN] });
  await openForm(box);
  await userEvent.click(box.getByRole('button', { name: 'Apply' }));
  expect(getField(box)).toHaveAccessibleDescription('Enter a coupon code.');
  await userEvent.type(getField(box), 'ten{Enter}');
  expect(getField(box)).toHaveAccessibleDescription('This coupon is already in your cart.');
  expect(client.calls.filter(({ operation }) => operation === 'updateCart')).toEqual([]);
});

it('shows immediately that a coupon is being saved, and ignores a second click', async () => {
  const { box, client } = await open();
  client.updateCart = jest.fn(() => new Promise<never>(() => {}));
  await enter(box, 'TEN');
  expect(box.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(getField(box), '{Enter}');
  expect(client.updateCart).toHaveBeenCalledTimes(1);
});

it('reports a failed change at the top of the cart, and keeps the code for another try', async () => {
  const { box, client } = await open();
  client.failNext('updateCart', { code: 'INTERNAL_ERROR', status: 500 });
  await enter(box, 'TEN');
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  expect(getField(box)).toHaveValue('TEN');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(listed(box)).toHaveLength(1));
  expect(getField(box)).toHaveValue('');
});

it('moves focus to the next coupon, and then to the control that adds one, as coupons are removed', async () => {
  const { box } = await open({ coupons: [TEN, FIVE] });
  await remove(box, 'TEN');
  await waitFor(() => expect(listed(box)).toHaveLength(1));
  expect(announced()).toContain('Coupon TEN removed.');
  expect(box.getByRole('button', { name: 'Remove coupon FIVE' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(listed(box)).toEqual([]));
  expect(box.getByText('Add a coupon').closest('summary')).toHaveFocus();
});

it('moves focus to the field when the last coupon is removed while the form is open', async () => {
  const { box } = await open({ coupons: [TEN] });
  await openForm(box);
  await remove(box, 'TEN');
  await waitFor(() => expect(getField(box)).toHaveFocus());
});

it('shows the refusal of a submission without JavaScript, in the open form', async () => {
  const { box } = await open({ refused: { text: 'NOSUCH', error: 'unknown' } });
  expect(getField(box)).toBeVisible();
  expect(getField(box)).toHaveValue('NOSUCH');
  expect(getField(box)).toHaveAccessibleDescription(
    'We couldn’t find this coupon. Check the code and try again.',
  );
});

it('opens the coupon drawer on small screens, which takes several codes, and returns focus', async () => {
  isSmall = true;
  const { box } = await open();
  await openForm(box);
  const dialog = await screen.findByRole('dialog', { name: 'Coupons' });
  const field = within(dialog).getByRole('textbox', { name: 'Coupon code' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, 'TEN, BIG{Enter}');
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(2));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove coupon TEN' }));
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1));
  expect(within(dialog).getByRole('button', { name: 'Remove coupon BIG' })).toHaveFocus();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(box.getByText('Add another coupon').closest('summary')).toHaveFocus();
});
