export const EXPRESS_MESSAGES = {
  express: {
    title: 'Express checkout',
    vendors: 'Vendors',
    or: 'or enter your details',
  },
};
