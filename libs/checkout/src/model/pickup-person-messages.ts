/** The English messages of the pickup person's form. */
export const PICKUP_PERSON_MESSAGES = {
  pickupPerson: {
    title: 'Pickup person',
    hint: 'You or another person. Bring the order number and a photo ID.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone number',
    phoneHint: 'We’ll text when it’s ready.',
    email: 'Email address',
    emailHint: 'We’ll email when it’s ready.',
    save: 'Save pickup person',
  },
  /** storefront-5 */
  pickupPersonErrors: {
    firstName: 'Enter a first name.',
    lastName: 'Enter a last name.',
    email: 'Invalid email address',
  },
};
