/** The delivery address of the buyers in the benchmarks. */
export const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Reeve',
  address1: '12 Mill Street',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
  phones: [{ number: '5085550123' }],
  type: 'S',
};

/** The credit card with which they pay; the sandbox approves it. */
export const CARD = {
  accountNumber: '4111111111111111',
  cvv: '123',
  expiryMonth: '12',
  expiryYear: '2035',
  brand: 'VISA',
  paymentType: 'CREDIT_CARD',
  source: 'USER_KEYED',
  currencyCode: 'USD',
  contactInformation: { billingAddress: { ...ADDRESS, type: 'B' } },
};
