/** The benefits of the demo's membership programs besides their promotions. */
export const membershipPrograms: readonly { program: 'SELECT' | 'PREMIUM'; freeShippingMinor: number }[] = [
  { program: 'SELECT', freeShippingMinor: 2500 },
  { program: 'PREMIUM', freeShippingMinor: 0 },
];

/** The terms of the demo's memberships. */
export const membershipPlans: readonly { sku: string; termDays: number }[] = [
  { sku: '24259001', termDays: 365 },
  { sku: '24259002', termDays: 730 },
  { sku: '24259003', termDays: 365 },
  { sku: '24259004', termDays: 730 },
];
