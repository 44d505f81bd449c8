/** The English headings and details of lines that arrive together. */
export const DELIVERY_GROUP_MESSAGES = {
  /** By section. */
  deliverySections: {
    OOS: 'Out of stock',
    MEMBERSHIP: 'Membership',
    G4: 'E-delivery',
    G2: 'One-hour pickup',
    G3: 'Ship to store',
    PRE_ORDER: 'Pre-order',
    BACK_ORDER: 'Back order',
    SDD: 'Same-day delivery',
    NDD: 'Next-day delivery',
    STANDARD: 'Delivery',
    UNDATED: 'Delivery',
  },
  /** Details of sections without a delivery window. */
  deliveryDetails: {
    OOS: 'Remove these items to continue',
    MEMBERSHIP: 'Starts when you order',
    G4: 'By email, right after you order',
    G2: 'Free, and we text you when it is ready',
    SDD: 'Today',
  },
  deliveryGroup: {
    inStore: (section: string, store: string) => `${section} at ${store}`,
    free: (window: string) => `Free, ${window}`,
    released: (date: string, window: string) => `Released ${date}, arrives ${window}`,
  },
};
