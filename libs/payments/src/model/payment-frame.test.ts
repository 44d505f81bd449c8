import { PAYMENT_FRAME_TIMEOUT_MS, paymentFrameUrl, readFrameMessage } from './payment-frame.ts';
import type { PaymentFrameOptions } from './payment-frame.ts';

const required = { checkoutId: 'c-1', transactionId: 't-1', origin: 'https://shop.example', locale: 'en-US' };
const query = 'checkoutId=c-1&transactionId=t-1&origin=https%3A%2F%2Fshop.example&locale=en-US' as const;

it('waits 8 seconds by default', () => expect(PAYMENT_FRAME_TIMEOUT_MS).toBe(8000));

describe('the URL of the frame', () => {
  it.each<[string, Partial<PaymentFrameOptions>, string]>([
    ['what it must have', {}, query],
    ['the expiration date switched off', { expiry: false }, `${query}&expiry=false`],
    ['the security code switched on', { cvv: true }, `${query}&cvv=true`],
    ['a look', { style: 'dark' }, `${query}&style=dark`],
    ['the id of the element', { iframeId: 'card:1' }, `${query}&iframeId=card%3A1`],
    ['the account at the gateway', { id: 'foolscap-sandbox' }, `${query}&id=foolscap-sandbox`],
    ['empty options left out', { iframeId: '', id: undefined, style: undefined }, query],
    [
      'all in one',
      { expiry: true, cvv: false, style: 'light', iframeId: 'f', id: 'i' },
      `${query}&expiry=true&cvv=false&style=light&iframeId=f&id=i`,
    ],
    [
      'text that is not part of the URL',
      { checkoutId: '&origin=https://evil.example#' },
      query.replace('c-1', '%26origin%3Dhttps%3A%2F%2Fevil.example%23'),
    ],
  ])('has %s', (_name, options, expected) => {
    expect(paymentFrameUrl('https://pay.example/fields', { ...required, ...options })).toBe(
      `https://pay.example/fields?${expected}`,
    );
  });

  it('keeps the query of its base', () => {
    expect(paymentFrameUrl('https://pay.example/fields?shop=1', required)).toBe(
      `https://pay.example/fields?shop=1&${query}`,
    );
  });
});

describe('a message of the frame', () => {
  it.each([
    [{ status: 'READY', height: 200 }],
    [{ status: 'RESIZED', height: 0 }],
    [{ status: 'ENTERED' }],
    [{ status: 'TOKEN', gatewayToken: 'card_1' }],
    [{ status: 'FAILED', code: 'INVALID_CARD' }],
  ])('%j is read', (event) => {
    expect(readFrameMessage({ transactionId: 't-1', ...event }, 't-1')).toMatchObject(event);
  });
  it.each([
    ['of another transaction', { transactionId: 't-2', status: 'READY', height: 1 }],
    ['without a transaction', { status: 'READY', height: 1 }],
    ['with an unknown status', { transactionId: 't-1', status: 'PAID' }],
    ['without a height', { transactionId: 't-1', status: 'READY' }],
    ['with a height as text', { transactionId: 't-1', status: 'RESIZED', height: '9px' }],
    ['with a height below zero', { transactionId: 't-1', status: 'RESIZED', height: -1 }],
    ['with no finite height', { transactionId: 't-1', status: 'RESIZED', height: Infinity }],
    ['without a token', { transactionId: 't-1', status: 'TOKEN' }],
    ['with a token of another form', { transactionId: 't-1', status: 'TOKEN', gatewayToken: 'a b' }],
    ['without a code', { transactionId: 't-1', status: 'FAILED' }],
    ['that is text', 'READY'],
    ['that is null', null],
  ])('%s is ignored', (_name, data) => expect(readFrameMessage(data, 't-1')).toBeUndefined());
});
