/** The English messages of the address form. */
export const ADDRESS_MESSAGES = {
  addressForm: {
    firstName: 'First name',
    lastName: 'Last name',
    company: 'Company',
    street: 'Street address',
    apartment: 'Apartment, suite, floor',
    city: 'City',
    state: 'State',
    chooseState: 'Choose a state',
    zipCode: 'ZIP code',
    phone: 'Phone number',
    keep: 'Save this address to my account',
    use: 'Use this address',
    filled: (place: string) => `Filled in: ${place}.`,
  },
  addressErrors: {
    firstName: 'Enter a first name.',
    lastName: 'Enter a last name.',
    address1: 'Enter a street address.',
    city: 'Enter a city.',
    state: 'Choose a state.',
    zipCode: 'Enter a ZIP code.',
    /** storefront-5.5 */
    zipCodeInvalid: 'Invalid zip code',
    zipCodeElsewhere: 'This ZIP code isn’t in the state.',
  },
};
