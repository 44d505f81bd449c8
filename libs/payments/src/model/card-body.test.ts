import { cardPaymentBody } from './card-body.ts';

const entry = {
  brand: 'VISA',
  accountNumber: '4111 1111 1111 1111',
  expiry: '04/31',
  cvv: '123',
  billingAddress: {
    id: 'bill-to-2',
    type: 'S',
    address1: '400 Market Street',
    city: 'Philadelphia',
    state: 'PA',
    zipCode: '19106',
  },
} as const;

it('sends the id of the billing address, which distinguishes several with the same street', () => {
  expect(cardPaymentBody(entry).cardPayment.contactInformation?.billingAddress).toEqual({
    id: 'bill-to-2',
    type: 'B',
    address1: '400 Market Street',
    city: 'Philadelphia',
    state: 'PA',
    zipCode: '19106',
    country: 'US',
    firstName: '',
    lastName: '',
  });
});

it('keeps the country of an address in Canada', () => {
  const billingAddress = { ...entry.billingAddress, state: 'QC', zipCode: 'H2Y 1C6', country: 'CA' };
  expect(
    cardPaymentBody({ ...entry, billingAddress }).cardPayment.contactInformation?.billingAddress,
  ).toMatchObject({ state: 'QC', country: 'CA' });
});

it('sends no id if the address has none', () => {
  const { id: _, ...billingAddress } = entry.billingAddress;
  expect(
    cardPaymentBody({ ...entry, billingAddress }).cardPayment.contactInformation?.billingAddress,
  ).not.toHaveProperty('id');
});

it.each(['MASTER_CARD', 'Mastercard', 'MasterCard'] as const)(
  'sends the brand %s as MASTER_CARD (storefront-5.21)',
  (brand) => expect(cardPaymentBody({ ...entry, brand }).cardPayment.brand).toBe('MASTER_CARD'),
);

it('saves the card with its nickname, and as that of the membership', () => {
  const details = { nickname: 'Office card', membershipPayment: true };
  expect(cardPaymentBody({ ...entry, ...details, save: true }).cardPayment).toMatchObject({
    profilePayment: true,
    userNotes: 'Office card',
    membershipPayment: true,
  });
  // A card that is not saved has none of them.
  expect(cardPaymentBody({ ...entry, ...details })).toEqual(cardPaymentBody(entry));
});
