/** A table with data about a person, and its treatment. */
interface PersonalTable {
  /**
   * SQL condition for the rows of an account. It refers to the table as `t` and to the account as `a`, with its tenant, its confirmed email
   * address in lower case, and the numbers of its orders.
   */
  where: string;
  /** Secrets and internal numbers, which a copy leaves out. */
  omit?: readonly string[];
  /**
   * The statements that erase it, with the same condition; absent for rows that are deleted with the account or with another table. `update`
   * lists the assignments that make the rows anonymous.
   */
  erase?: 'delete' | { update: string };
  /** The reason why rows stay after an erasure, under an id that no longer names a person. */
  keep?: string;
}

const OWN = 't.account_id = a.id';
const OF_CART = 't.cart_id in (select id from carts where account_id = a.id)';
const OF_ORDER = 't.order_number = any(a.orders)';
/** Attempts that led to no order have only the cart. */
const OF_ATTEMPT = `(${OF_ORDER} or ${OF_CART})`;

/** Keeps what tax depends on: the state and the ZIP code. */
const onlyRegion = (column: string): string =>
  `${column} = case when t.${column} is null then null else jsonb_build_object('address1', '', 'city', '', 'state', t.${column}->'state', 'zipCode', t.${column}->'zipCode') end`;

/**
 * All tables with personal data of an account, in the order in which they are erased; the account itself is last. A test fails if a table has
 * a column such as one for an account, an order or an address and is neither here nor in `NOT_EXPORTED`.
 */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = {
  account_addresses: { where: OWN },
  sessions: {
    where: 'a.id in (t.sdc_account_id, t.sba_account_id)',
    omit: ['token_hash', 'epoch', 'captcha_section', 'captcha_until', 'agent_visit_id', 'agent_session_id'],
    erase: 'delete',
  },
  agent_consents: { where: `(${OWN} or t.agent_account_id = a.id)` },
  agent_requests: { where: `(${OWN} or t.agent_account_id = a.id)` },
  agent_organizations: { where: 't.agent_account_id = a.id' },
  agent_searches: { where: 't.agent_account_id = a.id', omit: ['found'] },
  agent_actions: { where: 't.visit_id in (select id from agent_visits where account_id = a.id)' },
  // Visits of an erased agent stay with the customers, without the name.
  agent_visits: {
    where: `(${OWN} or t.agent_account_id = a.id)`,
    erase: { update: `agent_name = case when t.agent_account_id = a.id then '' else t.agent_name end` },
  },
  known_devices: { where: OWN, omit: ['token_hash'] },
  carts: { where: OWN },
  cart_lines: { where: OF_CART },
  cart_tenders: { where: OF_CART, omit: ['token'] },
  cart_checked_cards: { where: OF_CART, omit: ['token'] },
  shared_carts: { where: OWN },
  shopping_lists: { where: OWN },
  shopping_list_items: { where: 't.list_id in (select id from shopping_lists where account_id = a.id)' },
  favorite_lists: { where: OWN },
  saved_cards: { where: OWN, omit: ['token'] },
  saved_printers: { where: OWN },
  subscriptions: { where: OWN, omit: ['create_key', 'create_hash'] },
  subscription_orders: {
    where: 't.subscription_id in (select id from subscriptions where account_id = a.id)',
  },
  notice_opt_outs: { where: OWN },
  punchout_sessions: { where: OWN },
  memberships: { where: OWN },
  membership_renewals: { where: OWN },
  membership_renewal_orders: {
    where: 't.membership_id in (select id from memberships where account_id = a.id)',
  },
  rewards_entries: { where: OWN, keep: 'An order earns once.' },
  budget_entries: { where: OWN, keep: 'The statements of the organization’s budgets.' },
  spending_rollups: { where: OWN, keep: 'Their sum is zero once the orders have no account.' },
  budget_centers: { where: OWN, erase: { update: 'account_id = null' } },
  rewards_balances: { where: OWN },
  rewards_activations: { where: OWN },
  rewards_categories: { where: OWN },
  rewards_claims: {
    where: OWN,
    erase: { update: `email = null, comment = ''` },
    keep: 'A receipt or an order is claimed once.',
  },
  account_messages: { where: OWN },
  account_message_reads: { where: OWN },
  reviews: { where: OWN, erase: 'delete' },
  newsletter_subscribers: {
    where: 't.tenant = a.tenant and t.email_key = a.email',
    omit: ['confirm_hash', 'unsubscribe_token'],
    erase: 'delete',
  },
  shop_messages: { where: 't.tenant = a.tenant and lower(t.email) = a.email', erase: 'delete' },
  purchase_baskets: { where: 't.buyer = a.id::text', erase: { update: 'buyer = null' } },
  promotion_uses: {
    where: `(${OWN} or ${OF_ORDER})`,
    erase: { update: 'account_id = null, session_id = null, email = null, address = null' },
  },
  approval_delegations: { where: `(${OWN} or t.delegate_id = a.id)` },
  approval_group_members: { where: OWN },
  order_approval_steps: { where: OF_ORDER },
  order_approval_votes: { where: `(${OWN} or ${OF_ORDER})` },
  order_events: {
    where: `(${OWN} or ${OF_ORDER})`,
    erase: { update: `comment = '', details = '{}'` },
  },
  order_links: { where: OF_ORDER, omit: ['token_hash'], erase: 'delete' },
  opened_orders: { where: OF_ORDER, erase: 'delete' },
  order_lines: { where: OF_ORDER, erase: { update: 'configuration = null' } },
  order_adjustments: { where: OF_ORDER },
  order_parts: { where: OF_ORDER, erase: { update: 'tracking_number = null' } },
  invoice_payments: {
    where: OWN,
    omit: ['token'],
    erase: { update: `account_id = null, token = '', last_four = ''` },
    keep: 'The payments of the organization’s invoices.',
  },
  refunds: { where: OF_ORDER },
  order_returns: { where: OF_ORDER },
  refund_lines: { where: `t.refund_id in (select t.id from refunds t where ${OF_ORDER})` },
  // Refunds need only the id of a payment. The number of an organization's account is in its invoices.
  payments: {
    where: `t.attempt_id in (select t.id from payment_attempts t where ${OF_ATTEMPT})`,
    omit: ['token'],
    erase: { update: `last_four = '', token = case t.type when 'ACCOUNT' then t.token else '' end` },
  },
  payment_attempts: {
    where: OF_ATTEMPT,
    omit: ['session_id', 'idempotency_key', 'cart_id'],
    // Unique with the key of the request.
    erase: { update: 'session_id = t.id' },
  },
  orders: {
    where: OF_ORDER,
    omit: ['session_id', 'cart_id'],
    erase: {
      update: [
        'account_id = null',
        'session_id = null',
        `email = ''`,
        'email_key = null',
        onlyRegion('shipping_address'),
        onlyRegion('billing_address'),
        'pickup_person = null',
        `payment_last_four = ''`,
        'purchase_order_number = null',
        `decision_comment = ''`,
      ].join(', '),
    },
  },
  accounts: { where: 't.id = a.id', omit: ['password_hash', 'registration_key'], erase: 'delete' },
};

/** Tables with such a column that a copy does not have, with the reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  approval_rules: 'Belong to the organization.',
  data_requests: 'Shown on the page for data requests; has no personal data once the account is erased.',
  email_confirmations: 'Hashes of mailed links, which expire and are deleted with the account.',
  idempotency_keys: 'Replies to requests that may be repeated; deleted after a day.',
  invoices: 'Belong to the organization, which must keep them.',
  order_spending: 'A view of the sums of orders, which are exported.',
  order_stock: 'The warehouses that the units came from; has nothing about the person.',
  organization_addresses: 'Belong to the organization.',
  contracts: 'Belong to the organization.',
  contract_rules: 'Belong to the organization.',
  contract_addresses: 'Belong to the organization.',
  organizations: 'The sales representative belongs to the organization.',
  password_resets: 'Hashes of mailed links, which expire and are deleted with the account.',
  sandbox_cards: 'The simulation of the payment provider, which has its own rules.',
  sign_in_requests: 'Company sign-ins in progress, which expire within minutes.',
  stores: 'The addresses of the shop.',
  third_party_links: 'One-time links that an organization made for its own staff; deleted when they expire.',
};
