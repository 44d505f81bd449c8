import { applicationUrl, approvedCardBody, readApplicationMessage } from './card-application.ts';

const billingAddress = { address1: '1 Main Street', city: 'Framingham', state: 'MA', zipCode: '01702' };
const approved = { status: 'success', gatewayToken: 'card_1', billingAddress };

it.each([
  [{ transactionId: 't-1', ...approved }, approved],
  [{ transactionId: 't-1', status: 'warning' }, { status: 'warning' }],
  [{ transactionId: 't-1', status: 'failure', gatewayToken: 'card_1' }, { status: 'failure' }],
  [{ transactionId: 't-1', status: 'canceled' }, { status: 'canceled' }],
  [{ transactionId: 't-2', ...approved }, undefined],
  [{ transactionId: 't-1', status: 'success', billingAddress }, undefined],
  [{ transactionId: 't-1', status: 'success', gatewayToken: 'card_1', billingAddress: null }, undefined],
  [{ transactionId: 't-1', status: 'APPROVED' }, undefined],
  ['success', undefined],
  [null, undefined],
])('reads %j', (data, outcome) => expect(readApplicationMessage(data, 't-1')).toEqual(outcome));

it('addresses the window with what it reports to', () => {
  const options = { transactionId: 't-1', origin: 'https://shop.example', locale: 'en-US' };
  expect(applicationUrl('https://pay.example/apply/amex', options)).toBe(
    'https://pay.example/apply/amex?transactionId=t-1&origin=https%3A%2F%2Fshop.example&locale=en-US',
  );
});

it('pays with the token only', () => {
  const { cardPayment } = approvedCardBody('card_1', billingAddress);
  expect(cardPayment).toMatchObject({ gatewayToken: 'card_1', paymentType: 'CREDIT_CARD' });
  expect(cardPayment).not.toHaveProperty('accountNumber');
  expect(cardPayment.contactInformation?.billingAddress).toMatchObject({ ...billingAddress, type: 'B' });
});
