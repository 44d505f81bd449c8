import { checkAddress } from './addresses.ts';

const check = (state: string, zipCode: string) => () =>
  checkAddress(
    { address1: '12 Mill Lane', firstName: 'Pat', lastName: 'Reyes', city: 'Natick', state, zipCode },
    'address',
  );

it.each(['01760', '01760-1234'])('accepts ZIP code %s in its state', (zipCode) => {
  expect(check('MA', zipCode)).not.toThrow();
});

it.each([
  ['10001', 'ZIP code 10001 is not in Massachusetts. Check the ZIP code and the state.'],
  ['00000', 'We couldn’t find ZIP code 00000. Check the ZIP code.'],
])('refuses ZIP code %s in another state, naming the field', (zipCode, message) => {
  expect(check('MA', zipCode)).toThrow(
    expect.objectContaining({ code: 'ADDRESS_INVALID', field: 'address.zipCode', message }),
  );
});
