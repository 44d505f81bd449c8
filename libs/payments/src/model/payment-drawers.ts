/** The drawers of the payment step, by the names of the specification (storefront-2.29 to 2.34). They are also the fragments of their URLs. */
export const PAYMENT_DRAWERS = [
  'payment_drawer',
  'other_payment_drawer',
  'add_credit_card_drawer',
  'mmop_drawer',
  'mmop_gc_drawer',
  'mmop_pc_drawer',
  'mmop_add_billing_address_drawer',
  'mmop_edit_billing_address_drawer',
  'address_suggestion_drawer',
  'address_confirmation_drawer',
] as const;
export type PaymentDrawerName = (typeof PAYMENT_DRAWERS)[number];

/** The drawer that each one opens above. `mmop` is several methods of payment for one order. */
const PARENTS: Partial<Record<PaymentDrawerName, PaymentDrawerName>> = {
  other_payment_drawer: 'payment_drawer',
  add_credit_card_drawer: 'payment_drawer',
  mmop_gc_drawer: 'mmop_drawer',
  mmop_pc_drawer: 'mmop_drawer',
  mmop_add_billing_address_drawer: 'mmop_drawer',
  mmop_edit_billing_address_drawer: 'mmop_drawer',
  address_suggestion_drawer: 'mmop_drawer',
  address_confirmation_drawer: 'mmop_drawer',
};

/** Returns the drawer below a drawer; undefined for one that opens above the page. */
export const parentDrawer = (name: PaymentDrawerName): PaymentDrawerName | undefined => PARENTS[name];

/** Returns whether a drawer shows: it is the open one, or the one below it. */
export const showsDrawer = (open: PaymentDrawerName | undefined, name: PaymentDrawerName): boolean =>
  open !== undefined && (open === name || parentDrawer(open) === name);

/** Returns the drawer that a fragment such as `#payment_drawer` names. */
export const drawerOfHash = (hash: string): PaymentDrawerName | undefined =>
  PAYMENT_DRAWERS.find((name) => hash === `#${name}`);
