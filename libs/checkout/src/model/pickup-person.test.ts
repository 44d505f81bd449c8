import { buildCheckout } from '../testing/index.ts';
import { suggestAddress } from './address.ts';
import { checkPickupPerson, suggestPickupPerson, toPickupPerson } from './pickup-person.ts';

const good = { firstName: 'Pat', lastName: 'Reyes', email: 'pat@example.com', phone: '508-555-0142' };

it('sends the phone number as ten digits', () => {
  expect(checkPickupPerson(good)).toEqual({});
  expect(toPickupPerson({ ...good, phone: '+1 508 555 0142' }).phone).toBe('5085550142');
});

it.each([
  ['', 'Enter a phone number.'],
  ['555-0142', 'Invalid phone number'],
  ['508-555-0142 x7', 'Enter a 10-digit US phone number.'],
  ['+44 20 7946 0958', 'Enter a 10-digit US phone number.'],
])('reports the phone number %p: %s', (phone, message) => {
  expect(checkPickupPerson({ ...good, phone })).toEqual({ phone: message });
});

describe('a name and a phone number are typed once', () => {
  const { shippingAddress: _, ...info } = buildCheckout();
  const { shippingAddress } = buildCheckout();

  it('for the pickup person and then for the address', () => {
    expect(suggestAddress({ ...info, pickupPerson: { ...good, phone: '5085550142' } })).toMatchObject({
      firstName: 'Pat',
      lastName: 'Reyes',
      phone: '5085550142',
      address1: '',
    });
    expect(suggestAddress({ shippingAddress }).address1).toBe('12 Mill Lane');
    expect(suggestAddress({}).firstName).toBe('');
  });

  it.each([
    ['the address', { ...info, shippingAddress }],
    ['a saved address', { ...info, savedAddresses: [shippingAddress!] }],
  ])('for %s and then for the pickup person', (__, known) => {
    expect(suggestPickupPerson(known)).toEqual({ ...good, phone: '5085550142' });
  });

  it('and the email address of the contact is that of the pickup person', () => {
    expect(suggestPickupPerson(info)).toEqual({
      firstName: '',
      lastName: '',
      phone: '',
      email: 'pat@example.com',
    });
  });
});

it('names the country of the site in the error for a foreign phone number', () => {
  const foreign = { ...good, phone: '+44 20 7946 0958' };
  expect(checkPickupPerson(foreign).phone).toBe('Enter a 10-digit US phone number.');
  expect(checkPickupPerson(foreign, undefined, 'CA').phone).toBe('Enter a 10-digit Canadian phone number.');
});
