import { checkPickupPerson, toPickupPerson } from './pickup-person.ts';

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
