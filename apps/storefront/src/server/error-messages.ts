/** The texts of error pages, by status. */
export const ERROR_MESSAGES = {
  errors: {
    400: {
      title: 'This address isn’t valid',
      text: 'Check the address for mistakes, or go to the home page.',
    },
    403: {
      title: 'We couldn’t accept this form',
      text: 'It was sent from another site. Open the page here and submit the form again.',
    },
    413: {
      title: 'This form is too long',
      text: 'Shorten your text and submit the form again.',
    },
    415: {
      title: 'We couldn’t read this form',
      text: 'Open the page again and submit the form from there.',
    },
    500: {
      title: 'Something went wrong on our side',
      text: 'We couldn’t load this page. Your cart is saved. Try again in a moment.',
    },
    503: {
      title: 'We’re very busy right now',
      text: 'Your cart is saved. Try again in a few seconds.',
    },
  },
  page: {
    search: 'Search',
    cart: 'Cart',
    back: 'Go back to the previous page',
    home: 'Go to the home page',
  },
};
