import type { Draft } from './define.ts';
import { findSeries, getSeries } from './printers.ts';
import { createDice } from './random.ts';
import type { DemoRelation, DemoRelationKind } from './types.ts';

/** Accessories by category, the most relevant first. Ink and toner are not accessories, because they must fit. */
const accessories: Record<string, string[]> = {
  'copy-paper': ['binders', 'file-folders', 'staplers-punches'],
  'colored-paper': ['copy-paper', 'markers', 'laminators'],
  'card-stock': ['tape-scissors', 'laminators', 'envelopes'],
  'photo-paper': ['inkjet-printers', 'tape-scissors'],
  labels: ['envelopes', 'mailers', 'markers'],
  'ballpoint-pens': ['legal-pads', 'desk-organizers', 'wirebound-notebooks'],
  'gel-pens': ['journals', 'planners', 'desk-organizers'],
  'rollerball-pens': ['journals', 'legal-pads'],
  pencils: ['index-cards', 'desk-organizers', 'legal-pads'],
  markers: ['boards', 'labels'],
  highlighters: ['sticky-notes', 'index-cards', 'wirebound-notebooks'],
  'wirebound-notebooks': ['ballpoint-pens', 'highlighters', 'sticky-notes'],
  journals: ['gel-pens', 'rollerball-pens'],
  'legal-pads': ['ballpoint-pens', 'pencils'],
  'sticky-notes': ['gel-pens', 'highlighters', 'desk-organizers'],
  planners: ['gel-pens', 'sticky-notes'],
  'index-cards': ['highlighters', 'pencils', 'clips-fasteners'],
  binders: ['dividers', 'sheet-protectors', 'staplers-punches'],
  'file-folders': ['labels', 'hanging-folders', 'file-cabinets'],
  'hanging-folders': ['file-folders', 'labels', 'file-cabinets'],
  'expanding-files': ['file-folders', 'labels'],
  'sheet-protectors': ['binders', 'dividers'],
  dividers: ['binders', 'sheet-protectors'],
  'staplers-punches': ['staplers-punches', 'binders', 'copy-paper'],
  'tape-scissors': ['tape-scissors', 'envelopes', 'shipping-boxes'],
  'clips-fasteners': ['file-folders', 'desk-organizers'],
  'desk-organizers': ['ballpoint-pens', 'clips-fasteners', 'sticky-notes'],
  boards: ['markers', 'cleaners', 'clips-fasteners'],
  'inkjet-printers': ['photo-paper', 'copy-paper', 'drives-cables'],
  'laser-printers': ['copy-paper', 'labels', 'drives-cables'],
  scanners: ['drives-cables', 'file-folders'],
  shredders: ['trash-bags', 'batteries-power'],
  laminators: ['laminators', 'card-stock', 'tape-scissors'],
  'desk-machines': ['batteries-power', 'copy-paper'],
  'task-chairs': ['chair-mats', 'lamps'],
  'executive-chairs': ['chair-mats', 'desks'],
  'guest-chairs': ['meeting-tables'],
  'stacking-chairs': ['folding-tables'],
  stools: ['standing-desks', 'chair-mats'],
  'chair-mats': ['task-chairs'],
  desks: ['task-chairs', 'lamps', 'monitor-risers', 'file-cabinets'],
  'standing-desks': ['monitor-risers', 'chair-mats', 'stools', 'drives-cables'],
  'meeting-tables': ['guest-chairs', 'boards'],
  'folding-tables': ['stacking-chairs'],
  lamps: ['batteries-power'],
  'monitor-risers': ['monitors', 'keyboards-mice'],
  'file-cabinets': ['hanging-folders', 'file-folders', 'labels'],
  bookcases: ['binders', 'storage-boxes'],
  'storage-cabinets': ['storage-boxes', 'labels'],
  shelving: ['storage-boxes', 'labels'],
  'storage-boxes': ['labels', 'markers', 'file-folders'],
  envelopes: ['labels', 'rollerball-pens'],
  mailers: ['labels', 'packing-tape', 'cushioning'],
  'shipping-boxes': ['packing-tape', 'cushioning', 'labels', 'markers'],
  'packing-tape': ['shipping-boxes', 'cushioning', 'tape-scissors'],
  cushioning: ['shipping-boxes', 'packing-tape'],
  'postal-supplies': ['labels', 'envelopes'],
  coffee: ['cups-plates', 'drinkware', 'appliances', 'snacks'],
  tea: ['drinkware', 'snacks', 'appliances'],
  snacks: ['coffee', 'tea', 'cups-plates'],
  'cups-plates': ['coffee', 'trash-bags'],
  drinkware: ['coffee', 'tea'],
  appliances: ['coffee', 'tea', 'drinkware'],
  cleaners: ['towels-tissues', 'wipes', 'trash-bags'],
  wipes: ['soap', 'cleaners'],
  'towels-tissues': ['soap', 'cleaners'],
  soap: ['towels-tissues', 'wipes'],
  'trash-bags': ['bins', 'cleaners'],
  bins: ['trash-bags'],
  'keyboards-mice': ['batteries-power', 'monitor-risers', 'headsets-webcams'],
  'headsets-webcams': ['drives-cables', 'monitors'],
  'drives-cables': ['batteries-power'],
  monitors: ['monitor-risers', 'drives-cables', 'headsets-webcams'],
  'batteries-power': ['lamps', 'keyboards-mice'],
  software: ['drives-cables', 'setup-help'],
};

/** The contents of kits by SKU, with SKU and units of each part. */
const bundles: Record<string, [sku: string, quantity: number][]> = {
  '24159101': [
    ['24150101', 1],
    ['24150201', 1],
    ['24150401', 1],
    ['24120101', 1],
    ['24130301', 1],
    ['24130401', 1],
  ],
  '24159201': [
    ['24110201', 2],
    ['24120101', 4],
    ['24150601', 1],
    ['24140201', 2],
    ['24150901', 2],
  ],
  '24159301': [
    ['24151001', 1],
    ['24120801', 2],
    ['24230103', 1],
  ],
  '24159401': [
    ['24240101', 1],
    ['24240201', 1],
    ['24240301', 1],
    ['24240501', 1],
  ],
  '24159501': [
    ['24210402', 1],
    ['24210501', 1],
    ['24210601', 1],
    ['24110702', 1],
  ],
};

const machines = new Set([
  'inkjet-printers',
  'laser-printers',
  'scanners',
  'shredders',
  'monitors',
  'appliances',
]);
const furniture: Record<string, string> = {
  'task-chairs': 'One Chair',
  'executive-chairs': 'One Chair',
  stools: 'One Chair',
  desks: 'One Desk',
  'standing-desks': 'One Standing Desk',
  'meeting-tables': 'One Table or Bookcase',
  bookcases: 'One Table or Bookcase',
  'storage-cabinets': 'One Table or Bookcase',
};

/** Lists the plans of one kind whose price range includes this price. */
function plansFor(plans: readonly Draft[], price: number): Draft[] {
  const getLimit = (plan: Draft): number => Number(plan.variant!['Covers up to']!.replace(/[$,]/g, '')) * 100;
  const limits = [...new Set(plans.map(getLimit))].sort((a, b) => a - b);
  const limit = limits.find((each) => price <= each);
  return plans.filter((plan) => getLimit(plan) === limit);
}

/** Checks whether a product may replace another in its category; supplies must fit the same machines. */
function replaces(other: Draft, draft: Draft): boolean {
  if (other.sku === draft.sku || (draft.variantGroup && other.variantGroup === draft.variantGroup))
    return false;
  const series = getSeries(draft);
  return series === undefined || (getSeries(other) === series && other.colorFamily === draft.colorFamily);
}

const ACCESSORIES = 5;
const ALTERNATES = 4;

/** Lists all relations between the products. @throws when a kit names a missing part */
export function getRelations(drafts: readonly Draft[]): DemoRelation[] {
  const bySku = new Map(drafts.map((draft) => [draft.sku, draft]));
  const byShelf = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const shelf = byShelf.get(draft.categoryId);
    if (shelf) shelf.push(draft);
    else byShelf.set(draft.categoryId, [draft]);
  }
  const getGroup = (draft: Draft): string => draft.variantGroup ?? draft.sku;
  const on = (shelf: string): Draft[] => byShelf.get(shelf) ?? [];
  const plans = on('protection-plans');
  const machinePlans = plans.filter((plan) => plan.sku.startsWith('242501'));
  const furniturePlans = plans.filter((plan) => plan.sku.startsWith('242502'));

  /** Picks one product per group, preferably one in stock. */
  const oneOfEach = (candidates: readonly Draft[], like: Draft): Draft[] => {
    const best = new Map<string, Draft>();
    const fitness = (draft: Draft): number =>
      (draft.stock > 5 ? 4 : 0) + (draft.colorFamily === like.colorFamily ? 2 : 0);
    for (const draft of candidates) {
      const present = best.get(getGroup(draft));
      if (!present || fitness(draft) > fitness(present)) best.set(getGroup(draft), draft);
    }
    return [...best.values()];
  };

  const relations: DemoRelation[] = [];
  const relate = (
    from: Draft,
    kind: DemoRelationKind,
    to: readonly { sku: string; quantity?: number }[],
  ): void => {
    to.forEach(({ sku, quantity }, position) =>
      relations.push({ sku: from.sku, kind, relatedSku: sku, position, quantity: quantity ?? 1 }),
    );
  };

  const compatible = new Map<string, Draft[]>();
  for (const machine of drafts) {
    const series = findSeries(machine);
    if (series === undefined) continue;
    const supplies = drafts.filter((draft) => getSeries(draft) === series);
    compatible.set(machine.sku, supplies);
    for (const supply of supplies)
      compatible.set(supply.sku, [...(compatible.get(supply.sku) ?? []), machine]);
  }

  for (const draft of drafts) {
    const dice = createDice(`relations ${draft.sku}`);
    const offered = (accessories[draft.categoryId] ?? []).flatMap((shelf) => {
      const kin = oneOfEach(on(shelf), draft).filter(
        (other) => getGroup(other) !== getGroup(draft) && !compatible.get(draft.sku)?.includes(other),
      );
      return kin.length
        ? [0, 1].map((turn) => kin[(dice.between(0, kin.length - 1) + turn) % kin.length]!)
        : [];
    });
    relate(draft, 'ACCESSORY', [...new Set(offered)].slice(0, ACCESSORIES));
    relate(draft, 'COMPATIBLE', compatible.get(draft.sku) ?? []);
    const others = oneOfEach(
      on(draft.categoryId).filter((other) => replaces(other, draft)),
      draft,
    ).sort(
      (a, b) =>
        Math.abs(Math.log(a.priceMinor / draft.priceMinor)) -
        Math.abs(Math.log(b.priceMinor / draft.priceMinor)),
    );
    if (draft.productTypeName !== 'ESD') relate(draft, 'ALTERNATE', others.slice(0, ALTERNATES));
    if (machines.has(draft.categoryId)) relate(draft, 'WARRANTY', plansFor(machinePlans, draft.priceMinor));
    if (draft.productTypeName === 'DF') relate(draft, 'WARRANTY', plansFor(furniturePlans, draft.priceMinor));
    if (['inkjet-printers', 'laser-printers'].includes(draft.categoryId))
      relate(
        draft,
        'TECHHELP',
        on('setup-help').filter((help) => help.variant?.['For'] === 'One Printer'),
      );
    // A laminator is useless without pouches.
    if (/\bLaminator\b/.test(draft.name))
      relate(
        draft,
        'REQUIRED',
        on('laminators')
          .filter(({ name }) => /Pouch/.test(name))
          .slice(0, 1),
      );
    const fitting = furniture[draft.categoryId];
    if (fitting && !draft.bullets.some((bullet) => /comes assembled/i.test(bullet))) {
      relate(
        draft,
        'ASSEMBLY',
        on('assembly-services').filter((service) => service.variant?.['For'] === fitting),
      );
    }
    const parts = bundles[draft.sku];
    if (parts) {
      relate(
        draft,
        'BUNDLE',
        parts.map(([sku, quantity]) => {
          if (!bySku.has(sku)) throw new Error(`The kit ${draft.sku} contains ${sku}, which does not exist.`);
          return { sku, quantity };
        }),
      );
    }
  }
  return relations;
}
