/** The messages of several libraries that name a ZIP code or a state, in a Canadian shop. */
export const CANADIAN_SITE_MESSAGES = {
  canadianAccount: {
    eraseHint:
      'We close your account and delete what we store about you. We keep your orders and payments as long as tax law requires, with province and postal code, but without your name, address, email address and card.',
  },
  canadianProduct: {
    zipCode: 'Postal code',
    zipNotChanged: 'We couldn’t change the postal code. Try again in a moment.',
    zipUnknown: (postalCode: string) =>
      `We don’t know that postal code. The dates are still for ${postalCode}.`,
  },
  canadianBilling: {
    unknown: (postalCode: string) =>
      `We can’t look up postal code ${postalCode}. Check that your address is correct.`,
  },
  canadianPickup: {
    zipCode: 'Postal code',
    invalidZip: 'Invalid postal code. Enter six characters, such as H2Y 1C6.',
  },
  canadianStores: {
    searchLabel: 'Postal code, province or store number',
    noneFoundHint: 'No store found. Try another postal code.',
    startHint: 'Enter a postal code or province to see nearby stores and their hours.',
    unknownPlace: 'Check the postal code, and try again.',
    locationDenied: 'We couldn’t get your location. Enter a postal code instead.',
  },
};
