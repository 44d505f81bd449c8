import { describeFault } from './validation.ts';

const getMessage = (instancePath: string) =>
  describeFault({ keyword: 'pattern', instancePath, params: { pattern: '^[0-9]+$' } });

it.each([
  ['/addresses/0/phones/0/number', 'addresses[0].phones[0].number', 'Enter a valid phone number.'],
  ['/phone', 'phone', 'Enter a valid phone number.'],
  ['/address/zipCode', 'address.zipCode', 'Enter a valid ZIP code.'],
  ['/addresses/0/state', 'addresses[0].state', 'Choose a state.'],
  ['/storeNumber', 'storeNumber', 'The value of storeNumber is not valid.'],
  ['/payments/0/number', 'payments[0].number', 'The value of payments[0].number is not valid.'],
])('explains that %s is invalid', (pointer, field, message) => {
  expect(getMessage(pointer)).toEqual({ field, message });
});
