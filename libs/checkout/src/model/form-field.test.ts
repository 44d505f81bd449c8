import { EMPTY_ADDRESS } from './address.ts';
import { getFormField } from './form-field.ts';

it.each([
  ['addresses[0].address1', 'address1'],
  ['addresses[0].zipCode', 'zipCode'],
  ['addresses[0].phones[0].number', 'phone'],
  ['address.phones', 'phone'],
  ['city', 'city'],
  ['addresses[0].country', undefined],
  ['addresses[0]', undefined],
  ['constructor', undefined],
  ['', undefined],
  [undefined, undefined],
])('the API’s %p is the address form’s %p', (apiField, field) => {
  expect(getFormField(apiField, EMPTY_ADDRESS)).toBe(field);
});

it('maps the email address of the contact and of the pickup person', () => {
  expect(getFormField('emailId1', { email: '' })).toBe('email');
  expect(getFormField('pickupPerson.email', { email: '' })).toBe('email');
});
