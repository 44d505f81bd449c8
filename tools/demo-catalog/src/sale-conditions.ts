import { cleaning } from './categories/cleaning.ts';
import { inkToner } from './categories/ink-toner.ts';
import { paper } from './categories/paper.ts';

/** The conditions under which a demo item is sold, in the terms of the cart model's `SaleConditions`. */
export interface DemoSaleConditions {
  sku: string;
  conditions: {
    comingSoon?: true;
    sample?: true;
    membership?: 'SELECT' | 'PREMIUM';
    healthCareOnly?: true;
    wholesale?: true;
    addOnOnly?: true;
    orderMultiple?: number;
    /** US cents per unit. */
    surcharge?: number;
    restrictedStates?: string[];
    restrictedZips?: string[];
    shippingClass?: string;
    classId?: string;
    redeemable?: true;
    autoRestock?: true;
    subscribeFirst?: true;
    customSku?: string;
    printed?: true;
    soldBy?: string;
    /** US cents per unit, or TBD. */
    furnitureServices?: { BASC?: number | 'TBD'; CUST?: number | 'TBD' };
    notes?: string[];
    substitute?: { itemId: string; notification: string; type: string; modal: boolean };
  };
  /** Days from the first of the current month until the street date, or until stock arrives. */
  streetDateInDays?: number;
  backInStockInDays?: number;
}

const define = (
  sku: string,
  conditions: DemoSaleConditions['conditions'],
  dates: Pick<DemoSaleConditions, 'streetDateInDays' | 'backInStockInDays'> = {},
): DemoSaleConditions => ({ sku, conditions, ...dates });

const special: readonly DemoSaleConditions[] = [
  define('24239001', {
    shippingClass: 'HAZMAT',
    restrictedStates: ['AK', 'CA', 'HI'],
    restrictedZips: ['006', '009'],
  }),
  define('24239002', { healthCareOnly: true }),
  define('24249001', { shippingClass: 'LITHIUM', surcharge: 450 }),
  define('24249002', {}, { streetDateInDays: 75 }),
  define('24249003', { comingSoon: true }, { streetDateInDays: 120 }),
  define('24119001', { sample: true }),
  define('24159001', {
    notes: ['discontinued'],
    substitute: {
      itemId: '24150101',
      notification: 'The compact stapler is discontinued. We added the full-strip stapler in its place.',
      type: 'DISCONTINUED',
      modal: false,
    },
  }),
  define('24159002', { addOnOnly: true }),
  define('24159003', { orderMultiple: 12 }),
  define('24159004', {
    notes: ['discontinued'],
    substitute: {
      itemId: '24150601',
      notification: 'The box of 500 is discontinued. We added the box of 1,000 in its place.',
      type: 'UPGRADE',
      modal: true,
    },
  }),
  define('24159005', { customSku: 'PLATE-2X8' }),
  define('24119002', { customSku: 'CARDS-250', printed: true }),
  define('24139001', { wholesale: true, notes: ['limitedQuantities'] }),
  define('24229001', { notes: ['expertsSuggest'] }, { backInStockInDays: 60 }),
  define('24259001', { membership: 'SELECT' }),
  define('24259002', { membership: 'SELECT' }),
  define('24259003', { membership: 'PREMIUM' }),
  define('24259004', { membership: 'PREMIUM' }),
  define('24250501', { classId: '389' }),
  define('24250502', { classId: '389' }),
  define('24250503', { classId: '389' }),
  define('24250504', { classId: '389' }),
  define('24220101', { notes: ['newPackaging'], redeemable: true }),
  // Remanufactured toner ships directly from its manufacturer.
  ...['24163901', '24163902', '24163903', '24163904'].map((sku) => define(sku, { soldBy: 'Rewell Supply' })),
  // Facial tissues and paper towels are typical repeat purchases.
  define('24230701', { subscribeFirst: true }),
  define('24230301', { subscribeFirst: true }),
  define('24193101', { furnitureServices: { BASC: 4900 } }),
  define('24193201', { furnitureServices: { BASC: 7900, CUST: 'TBD' } }),
];

/** Paper, ink and cleaning supplies are used up, so they can be ordered at intervals. */
const consumables = [paper, inkToner, cleaning].flatMap(({ families }) =>
  families.flatMap(({ items }) => items.map(({ sku }) => sku)),
);

export const demoSaleConditions: readonly DemoSaleConditions[] = [
  ...special.filter(({ sku }) => !consumables.includes(sku)),
  ...consumables.map((sku) => {
    const own = special.find((each) => each.sku === sku);
    return { ...own, sku, conditions: { ...own?.conditions, autoRestock: true as const } };
  }),
];

/** Delivery area fees by the first digits of ZIP codes, in US cents: islands and remote places. */
export const demoAreaFees: readonly { zipPrefix: string; feeMinor: number }[] = [
  { zipPrefix: '967', feeMinor: 1495 },
  { zipPrefix: '968', feeMinor: 995 },
  { zipPrefix: '995', feeMinor: 1295 },
  { zipPrefix: '996', feeMinor: 1995 },
  { zipPrefix: '02554', feeMinor: 695 },
];

/** The price of the items in US cents below which a site suggests combining orders. */
export const demoSmallOrders: readonly { tenant: 'sdc' | 'sba'; belowMinor: number }[] = [
  { tenant: 'sdc', belowMinor: 1500 },
  { tenant: 'sba', belowMinor: 5000 },
];
