/** @jest-environment jsdom */
import { freezeTime, pass } from '@foolscap/fake-time';
import { buildPayPalPayment } from '../testing/index.ts';
import { createVendorWindows } from './vendor-windows.ts';

freezeTime();

const URL_OF_WINDOW = 'https://pay.example/paypal?transactionId=t-1';
const approved = { transactionId: 't-1', status: 'APPROVED', vendorPayment: buildPayPalPayment() };

function setUp() {
  const opened = { closed: false, focus: jest.fn(), close: jest.fn() };
  // A whole window of a browser is more than the code under test uses.
  const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const vendor = createVendorWindows(window).open(URL_OF_WINDOW, 't-1')!;
  const send = (data: unknown, origin = 'https://pay.example', source: unknown = opened) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  /** Returns the outcome, or `open` if there is none within 20 ms. */
  async function first() {
    const outcome = Promise.race([vendor.outcome, new Promise((resolve) => setTimeout(resolve, 20, 'open'))]);
    await pass(20);
    return outcome;
  }
  return { first, open, opened, send, vendor };
}
afterEach(() => jest.restoreAllMocks());

it('takes the outcome from the window that it opened', async () => {
  const { first, open, send } = setUp();
  expect(open).toHaveBeenCalledWith(URL_OF_WINDOW, 'vendor-t-1', expect.stringContaining('popup'));
  send(approved);
  expect(await first()).toMatchObject({ status: 'APPROVED' });
});

it.each([
  ['another origin', approved, 'https://evil.example', undefined],
  ['another window', approved, 'https://pay.example', {}],
  ['another transaction', { ...approved, transactionId: 't-2' }, 'https://pay.example', undefined],
  ['an unknown outcome', { transactionId: 't-1', status: 'PAID' }, 'https://pay.example', undefined],
  ['no payment', { transactionId: 't-1', status: 'APPROVED' }, 'https://pay.example', undefined],
  ['a text', 'APPROVED', 'https://pay.example', undefined],
])('ignores a message of %s', async (_name, data, origin, source) => {
  const { first, opened, send, vendor } = setUp();
  send(data, origin, source ?? opened);
  expect(await first()).toBe('open');
  vendor.close();
});

it('is canceled when the shopper closes the window', async () => {
  const { opened, vendor } = setUp();
  opened.closed = true;
  await pass(900);
  expect(await vendor.outcome).toEqual({ status: 'CANCELED' });
});

it('takes an outcome that arrives after the window has closed itself', async () => {
  const { opened, send, vendor } = setUp();
  opened.closed = true;
  await pass(400);
  send(approved);
  expect(await vendor.outcome).toMatchObject({ status: 'APPROVED' });
});

it('reports nothing after it was closed in the shop', async () => {
  const { opened, send, vendor } = setUp();
  vendor.close();
  expect(opened.close).toHaveBeenCalled();
  send(approved);
  expect(await vendor.outcome).toEqual({ status: 'CANCELED' });
});

it('knows that the browser has blocked the window', () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  expect(createVendorWindows(window).open(URL_OF_WINDOW, 't-1')).toBeUndefined();
});
