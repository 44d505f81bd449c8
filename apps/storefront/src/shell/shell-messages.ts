/** The texts of every page's frame and of the pages in place of others. */
export const SHELL_MESSAGES = {
  shell: {
    departments: 'Departments',
    moreDepartments: 'More departments',
    legal: 'Foolscap, a shop for the whole desk.',
    secureCheckout: 'Secure checkout',
    tryAgain: 'Try again',
    home: 'Go to the home page',
    allProducts: 'See all products',
    broken: 'Something went wrong on our side',
    brokenHint: 'We couldn’t load this page. Your cart is saved.',
    notFound: 'We can’t find that page',
    notFoundHint: 'It may have moved, or the item may no longer be available.',
    viewCart: 'View cart',
    cartChanged: 'Your cart has changed.',
    addFailed: 'Failure while adding item to cart. Please try again',
  },
};
