/** The faults of a phone number. */
export const PHONE_MESSAGES = {
  phone: {
    empty: 'Enter a phone number.',
    wrong: 'Enter a 10-digit US phone number.',
    wrongInCanada: 'Enter a 10-digit Canadian phone number.',
    /** The specification's text for a number that is too short (storefront-5.4). */
    short: 'Invalid phone number',
  },
};
