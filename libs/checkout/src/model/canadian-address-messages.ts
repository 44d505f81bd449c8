/**
 * The English messages of the address form in a Canadian shop, which replace those of `addressForm` and `addressErrors` with the same codes.
 * An application gives them to `CheckoutMessagesProvider`; shops in the United States do not load them.
 */
export const CANADIAN_ADDRESS_MESSAGES = {
  canadianAddressForm: {
    state: 'Province',
    chooseState: 'Choose a province',
    zipCode: 'Postal code',
  },
  canadianAddressErrors: {
    state: 'Choose a province.',
    zipCode: 'Enter a postal code.',
    zipCodeInvalid: 'Invalid postal code',
    zipCodeElsewhere: 'This postal code isn’t in the province.',
  },
};
