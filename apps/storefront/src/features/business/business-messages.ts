/** The texts of this feature's pages and sections. */
export const BUSINESS_SCREEN_MESSAGES = {
  businessPages: {
    yourOrganization: 'Your organization',
    shop: 'Shop',
    cart: 'Cart',
    orders: 'Orders',
    HIT: 'Print program',
    MVP: 'Early access',
    SAML: 'Company sign-in',
    CSR: 'Customer service',
    shipTo: (label: string) => `Ship to: ${label}`,
    shoppingAs: (name: string) => `Shopping as ${name}`,
    cartCount: (count: number) => `Cart (${count})`,
  },
  peoplePages: { people: 'People', users: 'Users', roles: 'Roles', units: 'Units', import: 'Import' },
};
