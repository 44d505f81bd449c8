export const SAVED_CARD_FORM_MESSAGES = {
  savedCardForm: {
    expires: 'Expires (MM/YY)',
    save: 'Save changes',
    changeBilling: 'Change billing address',
  },
};
