/**
 * Kinds of personal values, with the columns that hold them. A test fails if a table of `PERSONAL_TABLES` or of the organizations has a column
 * such as one for an email address or a token that is not here. A kind that no row of `PERSONAL_REPLIES` names is in no reply.
 */
export const PERSONAL_VALUES = {
  name: [
    'accounts.first_name',
    'accounts.last_name',
    `account_addresses.address->>'firstName'`,
    `account_addresses.address->>'lastName'`,
  ],
  email: [
    'accounts.email',
    'accounts.username',
    'carts.email',
    'orders.email',
    'orders.email_key',
    `carts.pickup_person->>'email'`,
    `orders.pickup_person->>'email'`,
    'organizations.sales_rep_email',
    'newsletter_subscribers.email',
    'newsletter_subscribers.email_key',
    'promotion_uses.email',
    'rewards_claims.email',
    'shop_messages.email',
  ],
  phone: [
    'accounts.phone',
    'organizations.sales_rep_phone',
    'newsletter_subscribers.phone_number',
    `account_addresses.address->'phones'->0->>'number'`,
    `organization_addresses.address->'phones'->0->>'number'`,
    `carts.pickup_person->>'phone'`,
    `orders.pickup_person->>'phone'`,
  ],
  address: [
    `account_addresses.address->>'address1'`,
    `organization_addresses.address->>'address1'`,
    `carts.shipping_address->>'address1'`,
    `carts.billing_address->>'address1'`,
    `cart_tenders.billing_address->>'address1'`,
    `orders.shipping_address->>'address1'`,
    `orders.billing_address->>'address1'`,
    `saved_cards.billing_address->>'address1'`,
    'promotion_uses.address',
  ],
  customerNumber: ['accounts.customer_number', 'organizations.customer_number'],
  rewardsNumber: ['accounts.rewards_no'],
  legacyId: ['accounts.legacy_id'],
  secret: [
    'accounts.password_hash',
    'accounts.registration_key',
    'sessions.token_hash',
    'known_devices.token_hash',
    'order_links.token_hash',
    'newsletter_subscribers.confirm_hash',
    'newsletter_subscribers.unsubscribe_token',
    'subscriptions.create_hash',
    'subscriptions.create_key',
    'cart_tenders.token',
    'cart_checked_cards.token',
    'invoice_payments.token',
    'payments.token',
    'saved_cards.token',
  ],
} as const;

export type PersonalKind = keyof typeof PERSONAL_VALUES;

/** A part of a reply that may show personal values of its reader, or of the reader's organization. */
interface PersonalPart {
  /** The kinds that it shows in clear. */
  clear?: readonly PersonalKind[];
  /** The kinds that it shows masked: the last four digits of a number, the first character and the domain of an email address. */
  masked?: readonly PersonalKind[];
  /** The screen that shows it, or the reason if none does. */
  screen: string;
}

const ADDRESS = ['name', 'address', 'phone'] as const;
const PLACE = ['address', 'phone'] as const;

/**
 * The personal values in replies of the API, by path below `/cc/api` and field (`[]` is any entry of a list), including the fields below it. A
 * test reads every GET call as a shopper, an admin of an organization and an agent, and fails for a personal value in clear that is not here, for
 * a masked one that is not masked, and for a row that no reply has. Replies to changes have the same data as the reads. The state in the HTML
 * of a page consists of such replies.
 */
export const PERSONAL_REPLIES: Readonly<Record<string, PersonalPart>> = {
  '/account userProfile.username': { clear: ['email'], screen: '/account/details' },
  '/account userProfile.contact': { clear: ['name', 'email'], screen: 'the header, /account and /contact' },
  '/account userProfile.customerNumber': { masked: ['customerNumber'], screen: '/account' },
  '/account userProfile.rewardsNo': { clear: ['rewardsNumber'], screen: '/account' },
  '/account userProfile.phone': { clear: ['phone'], screen: '/account/details' },
  '/account userProfile.legacyId': {
    clear: ['legacyId'],
    screen: 'none: an id such as that of the account, for software that knows the account by it (cart-3.81)',
  },
  '/account session.csrUserId': { clear: ['email'], screen: 'none: the agent’s own (storefront-3.83)' },
  '/account session.acting': { clear: ['name'], screen: 'the banner of an agent' },
  '/account session.sessionIPA.sessionData': {
    clear: ['name', 'email', 'phone'],
    screen: '/account and /contact: the sales representative',
  },
  '/account/access visits[].agentName': { clear: ['name'], screen: '/account/access: the agent' },
  '/account/addresses addresses': { clear: ADDRESS, screen: '/account/addresses' },
  '/account/payments userPayments[].billingAddress': { clear: PLACE, screen: '/account/payments' },
  '/account/rewards rewardsNo': { clear: ['rewardsNumber'], screen: '/account/rewards' },
  '/agents name': { clear: ['name'], screen: '/account/customers: the agent' },
  '/agents visits': { clear: ['name'], screen: '/account/customers: the agent and the customer' },
  '/agents recent[].name': { clear: ['name'], screen: '/account/customers: first name and initial' },
  '/agents/searches/{id} query': { clear: ['email'], screen: '/account/customers: the typed text' },
  '/agents/searches/{id} customers[].name': { clear: ['name'], screen: '/account/customers' },
  '/agents/searches/{id} customers[].email': { masked: ['email'], screen: '/account/customers' },
  '/agents/searches/{id} customers[].phone': { masked: ['phone'], screen: '/account/customers' },
  '/agents/searches/{id} customers[].customerNumber': {
    masked: ['customerNumber'],
    screen: '/account/customers',
  },
  '/checkout cartInfo.addresses': { clear: PLACE, screen: '/cart and /checkout' },
  '/checkout cartInfo.cartAccountInfo.customerNumber': { masked: ['customerNumber'], screen: 'none' },
  '/checkout cartInfo.orderedByShopperInfo': {
    clear: ['name'],
    screen: 'none: the header shows it (cart-3.7)',
  },
  '/checkout cartInfo.userInfo.firstName': { clear: ['name'], screen: 'the header' },
  '/checkout cartInfo.userInfo.lastName': { clear: ['name'], screen: 'the header' },
  '/checkout cartInfo.userInfo.email': { masked: ['email'], screen: 'none' },
  '/checkout cartInfo.userInfo.rewardsNumber': { masked: ['rewardsNumber'], screen: 'none' },
  '/checkout cartInfo.userProfile.customerNumber': { masked: ['customerNumber'], screen: 'none' },
  '/checkout cartInfo.userProfile.username': { masked: ['email'], screen: 'none' },
  '/checkout/precheckout checkoutInfo.emailId1': { clear: ['email'], screen: '/checkout' },
  '/checkout/precheckout checkoutInfo.savedAddresses': { clear: ADDRESS, screen: '/checkout' },
  '/checkout/precheckout checkoutInfo.shippingAddress': { clear: PLACE, screen: '/checkout' },
  '/checkout/precheckout checkoutInfo.organization.addresses': { clear: PLACE, screen: '/checkout' },
  '/orders orders[].placedBy': { clear: ['name'], screen: '/account/orders' },
  '/orders/{orderNumber} order.placedBy': { clear: ['name'], screen: '/order' },
  '/orders/{orderNumber} order.emailId1': { clear: ['email'], screen: '/order' },
  '/orders/{orderNumber} order.shippingAddress': { clear: PLACE, screen: '/order' },
  '/orders/{orderNumber} order.billingAddress': { clear: PLACE, screen: '/order' },
  '/organization addresses': { clear: PLACE, screen: '/account and /account/ship-to' },
  '/organization organization.customerNumber': { masked: ['customerNumber'], screen: '/account' },
  '/organization/approvals people': { clear: ['name'], screen: '/account/approval-rules' },
  '/organization/approvals/orders/{orderNumber} orderSubmittedBy': {
    clear: ['name'],
    screen: '/account/approvals',
  },
  '/organization/approvals/orders/{orderNumber} history[].by': {
    clear: ['name'],
    screen: '/account/approvals',
  },
  '/organization/approvals/orders/{orderNumber} editable.addresses[].label': {
    clear: ['address'],
    screen: '/account/approvals',
  },
  '/organization/approvals/orders/{orderNumber} editable.billingAddresses[].label': {
    clear: ['address'],
    screen: '/account/approvals',
  },
  '/organization/budgets choices.people': { clear: ['name'], screen: '/account/budgets' },
  '/organization/invoices/{number} billTo': { clear: PLACE, screen: '/account/invoices' },
  '/organization/invoices/{number} shipTo': { clear: PLACE, screen: '/account/invoices' },
  '/organization/reports rows': { clear: ['name'], screen: '/account/reports' },
  '/organization/reports/lines lines[].buyer': { clear: ['name'], screen: '/account/reports' },
  '/organization/users users': { clear: ['name', 'email'], screen: '/account/users' },
  '/subscriptions addresses': { clear: ADDRESS, screen: '/account/auto-restock' },
};
