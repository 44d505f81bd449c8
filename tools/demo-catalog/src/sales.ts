import { createDice, type Dice } from './random.ts';
import type { DemoCatalog, DemoProduct } from './types.ts';

/** An order of the demo's sales history. */
export interface DemoSale {
  orderId: string;
  /** ISO date. */
  orderedOn: string;
  buyer: string;
  /** Quantities by item number. */
  items: Readonly<Record<string, number>>;
}

/** Items that are bought in one order: one item of a main category, and items of the other categories with a probability for each. */
interface Errand {
  main: readonly string[];
  with: Readonly<Record<string, number>>;
}

/** The errands of an office and of a home; frequent ones are listed several times. */
export const demoErrands: readonly Errand[] = [
  {
    main: ['copy-paper', 'colored-paper'],
    with: { 'toner-cartridges': 0.4, 'ballpoint-pens': 0.35, 'file-folders': 0.3, 'clips-fasteners': 0.25 },
  },
  {
    main: ['copy-paper', 'photo-paper', 'card-stock'],
    with: { 'ink-cartridges': 0.6, 'ink-bottles': 0.15, labels: 0.25, envelopes: 0.2 },
  },
  {
    main: ['ballpoint-pens', 'gel-pens', 'rollerball-pens'],
    with: { 'legal-pads': 0.5, 'sticky-notes': 0.5, highlighters: 0.35, 'clips-fasteners': 0.25 },
  },
  {
    main: ['wirebound-notebooks', 'journals', 'index-cards'],
    with: { 'gel-pens': 0.6, highlighters: 0.45, pencils: 0.35, 'sticky-notes': 0.3 },
  },
  {
    main: ['markers', 'boards'],
    with: { boards: 0.4, markers: 0.5, 'sticky-notes': 0.35, wipes: 0.2 },
  },
  {
    main: ['binders'],
    with: { dividers: 0.7, 'sheet-protectors': 0.6, labels: 0.3, 'copy-paper': 0.25 },
  },
  {
    main: ['file-folders', 'hanging-folders', 'expanding-files'],
    with: { 'hanging-folders': 0.4, labels: 0.5, 'file-cabinets': 0.15, markers: 0.25 },
  },
  {
    main: ['staplers-punches', 'tape-scissors', 'desk-organizers', 'desk-kits'],
    with: { 'tape-scissors': 0.5, 'clips-fasteners': 0.5, 'sticky-notes': 0.3, pencils: 0.25 },
  },
  {
    main: ['planners'],
    with: { 'gel-pens': 0.6, 'sticky-notes': 0.5, highlighters: 0.4 },
  },
  {
    main: ['inkjet-printers', 'laser-printers'],
    with: { 'copy-paper': 0.7, 'drives-cables': 0.4, 'photo-paper': 0.25 },
  },
  {
    main: ['scanners', 'shredders', 'laminators', 'desk-machines'],
    with: { 'trash-bags': 0.3, 'storage-boxes': 0.3, 'copy-paper': 0.3, 'batteries-power': 0.3 },
  },
  {
    main: ['task-chairs', 'executive-chairs', 'stools'],
    with: { 'chair-mats': 0.6, desks: 0.25, lamps: 0.3, 'monitor-risers': 0.25 },
  },
  {
    main: ['desks', 'standing-desks'],
    with: { 'task-chairs': 0.5, lamps: 0.4, 'monitor-risers': 0.4, 'keyboards-mice': 0.3 },
  },
  {
    main: ['meeting-tables', 'folding-tables'],
    with: { 'guest-chairs': 0.5, 'stacking-chairs': 0.5, boards: 0.3 },
  },
  {
    main: ['file-cabinets', 'bookcases', 'storage-cabinets', 'shelving'],
    with: { 'storage-boxes': 0.5, 'hanging-folders': 0.4, labels: 0.3 },
  },
  {
    main: ['mailers', 'shipping-boxes', 'postal-supplies', 'envelopes'],
    with: { 'packing-tape': 0.6, cushioning: 0.5, labels: 0.4, markers: 0.2 },
  },
  {
    main: ['coffee', 'tea'],
    with: { 'cups-plates': 0.6, snacks: 0.45, drinkware: 0.2, appliances: 0.15 },
  },
  {
    main: ['cleaners', 'soap', 'bins'],
    with: { wipes: 0.5, 'towels-tissues': 0.6, 'trash-bags': 0.5 },
  },
  {
    main: ['headsets-webcams', 'monitors', 'keyboards-mice'],
    with: { 'drives-cables': 0.5, 'batteries-power': 0.4, 'monitor-risers': 0.3, wipes: 0.2 },
  },
];

const BUYERS = 240;
const LAST_DAY = Date.parse('2026-10-31');
const DAYS = 540;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The share of orders in which a buyer takes the usual item of a category. */
const HABIT = 0.5;
/** The share of orders in which an item is bought with its usual companion of a category. */
const COMPANION = 0.7;

function groupBy<T>(values: readonly T[], key: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) groups.set(key(value), [...(groups.get(key(value)) ?? []), value]);
  return groups;
}

/** The share of a category's sales that its most popular product gets; the next one gets this share of the rest, and so on. */
const LEAD = 0.16;

/** All inputs that the history is generated from: changing one changes the history. */
export const demoSalesRecipe = { demoErrands, BUYERS, LAST_DAY, DAYS, HABIT, COMPANION, LEAD };

function choose(products: readonly DemoProduct[], dice: Dice): DemoProduct {
  const rank = Math.floor(Math.log(1 - dice.next()) / Math.log(1 - LEAD));
  return products[rank % products.length]!;
}

/**
 * Creates a sales history in which buyers return, reorder, and buy items that belong together, so that a new shop has items to recommend.
 * @returns the same orders for the same catalog, the earliest first
 */
export function createDemoSales({
  products,
  relations,
}: Pick<DemoCatalog, 'products' | 'relations'>): DemoSale[] {
  const byCategory = groupBy(
    products.filter(({ stock }) => stock > 0).sort((a, b) => b.popularity - a.popularity),
    ({ categoryId }) => categoryId,
  );
  const supplies = groupBy(
    relations.filter(({ kind }) => kind === 'COMPATIBLE'),
    ({ sku }) => sku,
  );
  const of = (categoryId: string, dice: Dice): string => choose(byCategory.get(categoryId)!, dice).sku;

  function fill(errand: Errand, buyer: string, dice: Dice): Set<string> {
    const category = dice.pick(errand.main);
    const main = of(category, dice.next() < HABIT ? createDice(`usual ${buyer} ${category}`) : dice);
    const skus = new Set([main]);
    for (const [companion, chance] of Object.entries(errand.with)) {
      if (dice.next() >= chance) continue;
      skus.add(of(companion, dice.next() < COMPANION ? createDice(`with ${main} ${companion}`) : dice));
    }
    const fitting = supplies.get(main);
    if (fitting && dice.next() < 0.8) skus.add(dice.pick(fitting).relatedSku);
    return skus;
  }

  const sales: DemoSale[] = [];
  for (let buyer = 1; buyer <= BUYERS; buyer += 1) {
    const name = `buyer-${buyer}`;
    const dice = createDice(name);
    const errands = [dice.pick(demoErrands), dice.pick(demoErrands), dice.pick(demoErrands)];
    const every = dice.between(40, 120);
    for (let daysAgo = dice.between(0, every); daysAgo < DAYS; daysAgo += every + dice.between(-10, 10)) {
      const skus = new Set([
        ...fill(dice.pick(errands), name, dice),
        ...(dice.next() < 0.4 ? fill(dice.pick(errands), name, dice) : []),
      ]);
      sales.push({
        orderId: `${name}-${daysAgo}`,
        orderedOn: new Date(LAST_DAY - daysAgo * DAY_MS).toISOString().slice(0, 10),
        buyer: name,
        items: Object.fromEntries([...skus].map((sku) => [sku, dice.between(1, 4)])),
      });
    }
  }
  return sales.sort((a, b) => (a.orderedOn < b.orderedOn ? -1 : a.orderedOn > b.orderedOn ? 1 : 0));
}
