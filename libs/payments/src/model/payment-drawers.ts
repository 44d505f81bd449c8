/** The payment step's drawers, with the specification's names (storefront-2.29 to 2.34), which are also their URL fragments. */
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

/** The drawer that each one opens above. `mmop` is multiple methods of payment for one order. */
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

/** Returns a drawer's parent; undefined for one that opens above the page. */
export const parentDrawer = (name: PaymentDrawerName): PaymentDrawerName | undefined => PARENTS[name];

/** Checks whether a drawer is shown: it is the open one or its parent. */
export const showsDrawer = (open: PaymentDrawerName | undefined, name: PaymentDrawerName): boolean =>
  open !== undefined && (open === name || parentDrawer(open) === name);

/** Returns the drawer for a fragment such as `#payment_drawer`. */
export const drawerOfHash = (hash: string): PaymentDrawerName | undefined =>
  PAYMENT_DRAWERS.find((name) => hash === `#${name}`);
