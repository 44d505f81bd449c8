import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { createTestClock } from '@foolscap/core/clock';
import type { Geocoder } from '@foolscap/core/geocoder';
import { createExpiringStorage } from '@foolscap/core/storage';
import { Announcer } from '@foolscap/ui/components';
import type { CheckoutInfo } from '../contract/index.ts';
import { checkoutActions, createCheckoutModule } from '../state/index.ts';
import { buildCheckout, createFakeCheckoutClient } from '../testing/index.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

const NATICK = { zipCode: '01760', city: 'Natick', state: 'MA' };

async function open(info: CheckoutInfo, find?: Geocoder['find'], latency = () => Promise.resolve()) {
  sessionStorage.clear();
  const client = createFakeCheckoutClient({ info, latency });
  const module = createCheckoutModule({
    client,
    newKey: () => 'key',
    keys: createExpiringStorage(() => sessionStorage, createTestClock()),
    ...(find && { geocoder: { find } }),
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { checkout: module.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(module.saga);
  render(
    <Announcer>
      <Provider store={store}>
        <CheckoutPage cartHref="/cart" signInHref="/sign-in" renderPayment={() => null} />
      </Provider>
    </Announcer>,
  );
  await act(async () => void store.dispatch(checkoutActions.checkoutRequested()));
  return client;
}

const field = (label: RegExp) => screen.getByLabelText(label);
async function typeZipCode(zipCode: string) {
  await userEvent.clear(field(/ZIP code/));
  await userEvent.type(field(/ZIP code/), zipCode);
  await act(async () => undefined);
}

describe('the place of an entered ZIP code', () => {
  const getEmptyCheckout = () => {
    const { shippingAddress: _address, ...info } = buildCheckout();
    return { ...info, sections: [{ type: 'ADDRESS' as const, done: false }] };
  };

  it('fills in the city and state, and is announced', async () => {
    const find = jest.fn(async () => NATICK);
    await open(getEmptyCheckout(), find);
    await typeZipCode('01760');
    expect(field(/City/)).toHaveValue('Natick');
    expect(field(/State/)).toHaveValue('MA');
    expect(screen.getByText('Filled in: Natick, Massachusetts.')).toBeInTheDocument();
    expect(field(/ZIP code/)).toHaveFocus();
    // One call per five digits; the last four digits do not change the place.
    await userEvent.type(field(/ZIP code/), '1234');
    expect(find).toHaveBeenCalledTimes(1);
    expect(find).toHaveBeenCalledWith('01760', expect.any(AbortSignal));
  });

  it('never overwrites the shopper’s input', async () => {
    await open(getEmptyCheckout(), async () => NATICK);
    await userEvent.type(field(/City/), 'Sherborn');
    await typeZipCode('01760');
    expect(field(/City/)).toHaveValue('Sherborn');
    expect(field(/State/)).toHaveValue('MA');
    expect(screen.getByText('Filled in: Massachusetts.')).toBeInTheDocument();
  });

  it('keeps the focus in the form if it corrects the last error', async () => {
    const { shippingAddress } = buildCheckout();
    let arrive = (_: typeof NATICK) => {};
    await open(
      { ...getEmptyCheckout(), shippingAddress: { ...shippingAddress!, city: '', state: '' } },
      () => {
        return new Promise((resolve) => (arrive = resolve));
      },
    );
    await typeZipCode('01760');
    await userEvent.click(screen.getByRole('button', { name: 'Use this address' }));
    expect(screen.getByRole('group', { name: 'Check these details' })).toHaveFocus();
    await act(async () => arrive(NATICK));
    expect(screen.queryByRole('group', { name: 'Check these details' })).not.toBeInTheDocument();
    expect(field(/ZIP code/)).toHaveFocus();
  });

  it('leaves the focus on the summary of other errors', async () => {
    let arrive = (_: typeof NATICK) => {};
    await open(getEmptyCheckout(), () => new Promise((resolve) => (arrive = resolve)));
    await typeZipCode('01760');
    await userEvent.click(screen.getByRole('button', { name: 'Use this address' }));
    await act(async () => arrive(NATICK));
    expect(field(/City/)).toHaveValue('Natick');
    expect(screen.getByRole('group', { name: 'Check these details' })).toHaveFocus();
  });

  it('is that of the code that was entered last', async () => {
    const replies = new Map<string, (place: typeof NATICK) => void>();
    const find = (zipCode = '') => new Promise<typeof NATICK>((resolve) => replies.set(zipCode, resolve));
    await open(getEmptyCheckout(), find);
    await typeZipCode('10001');
    await typeZipCode('01760');
    await act(async () => replies.get('01760')!(NATICK));
    await act(async () => replies.get('10001')!({ zipCode: '10001', city: 'New York', state: 'NY' }));
    expect(field(/City/)).toHaveValue('Natick');
  });

  it.each([
    ['an unknown code', async () => undefined],
    ['a failing call', async () => Promise.reject(new Error('failed'))],
    ['no geocoder', undefined],
  ])('leaves the fields to the shopper with %s', async (_, find) => {
    await open(getEmptyCheckout(), find);
    await typeZipCode('01760');
    expect(field(/City/)).toHaveValue('');
    await userEvent.type(field(/City/), 'Natick');
    expect(field(/City/)).toHaveValue('Natick');
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
  });
});

describe('the suggested address', () => {
  const getMistyped = () => {
    const { shippingAddress, ...info } = buildCheckout();
    const address = { ...shippingAddress!, city: 'Boston', state: 'MA', zipCode: '01760' };
    return { ...info, shippingAddress: address, suggestedAddress: { ...address, city: 'Natick' } };
  };

  it('replaces the address on request, and focus moves to it', async () => {
    const client = await open(getMistyped());
    expect(screen.getByText('Did you mean Natick, MA 01760?')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Use this address' }));
    await act(async () => undefined);
    expect(client.calls).toContainEqual(
      expect.objectContaining({
        operation: 'save',
        args: [{ addresses: [expect.objectContaining({ city: 'Natick', zipCode: '01760' })] }, 'key'],
      }),
    );
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
    const corrected = screen.getByText('Natick, MA 01760');
    expect(document.activeElement).toContainElement(corrected);
    expect(document.body).not.toHaveFocus();
  });

  it('does not keep the order from being placed', async () => {
    const client = await open(getMistyped());
    await userEvent.click(screen.getByRole('button', { name: /^Place order/ }));
    await act(async () => undefined);
    expect(client.calls.map(({ operation }) => operation)).toContain('placeOrder');
  });

  it('stays with the reason if the address cannot be saved', async () => {
    const client = await open(getMistyped());
    client.failNext('save');
    await userEvent.click(screen.getByRole('button', { name: 'Use this address' }));
    await act(async () => undefined);
    expect(screen.getByText('Did you mean Natick, MA 01760?')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Use this address' })).toBeEnabled();
    expect(screen.queryByText(/doesn’t match its ZIP code/)).not.toBeInTheDocument();
  });

  it('keeps the reason while it is saved again, and announces the same reason again', async () => {
    let isSlow = false;
    let arrive = () => {};
    const client = await open(getMistyped(), undefined, () =>
      isSlow ? new Promise<void>((resolve) => (arrive = resolve)) : Promise.resolve(),
    );
    const use = screen.getByRole('button', { name: 'Use this address' });
    client.failNext('save');
    await userEvent.click(use);
    await act(async () => undefined);
    const reason = screen.getByText(/couldn’t reach the shop/);
    client.failNext('save');
    isSlow = true;
    await userEvent.click(use);
    await act(async () => undefined);
    expect(reason).toBeInTheDocument();
    await act(async () => arrive());
    // A new element: a live region whose text does not change would be silent.
    expect(reason).not.toBeInTheDocument();
    expect(screen.getByText(/couldn’t reach the shop/)).toBeInTheDocument();
    expect(use).toHaveFocus();
  });
});

it.each([
  ['Delivery address', ['ADDRESS', 'DELIVERY', 'PAYMENT'] as const],
  ['Your address', ['ADDRESS', 'PAYMENT'] as const],
])('is called "%s" by the sections %j', async (title, types) => {
  await open({ ...buildCheckout(), sections: types.map((type) => ({ type, done: false })) });
  expect(screen.getByRole('heading', { name: new RegExp(`${title}$`) })).toBeInTheDocument();
  expect(screen.getByText(`Next step: ${title}.`)).toBeInTheDocument();
});
