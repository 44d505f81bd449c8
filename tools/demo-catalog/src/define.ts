import { getColorFamily } from './colors.ts';
import { createDice } from './random.ts';
import type { DemoCategory, DemoProduct } from './types.ts';

/** A color: its display name, and its value in pictures. */
export type Color = readonly [name: string, hex: string];

/** One variant of a family: the fields that differ from its siblings. */
export interface Item {
  sku: string;
  name: string;
  /** Manufacturer's part number. */
  part: string;
  /** US cents. */
  price: number;
  /** US cents before the reduction. */
  list?: number;
  stock: number;
  color?: Color;
  /** Second color of the picture. */
  accent?: string;
  label?: string;
  uom?: string;
  weight?: string;
  /** A sentence that applies to this variant only, added to the description. */
  note?: string;
  attributes?: Record<string, string>;
  limit?: number;
}

/** The fields that all products of a family or range share. */
interface Common {
  /** Category below the department. */
  shelf: string;
  brand: string;
  description: string;
  bullets: string[];
  attributes: Record<string, string>;
  uom: string;
  weight?: string;
  drawing: string;
  color?: Color;
  accent?: string;
  label?: string;
  /** Discount for business accounts in percent; none when omitted. */
  businessSaving?: number;
  /** Discount on each unit in percent, by the quantity from which it applies; none when omitted. */
  volumeSavings?: Readonly<Record<number, number>>;
  /** Furniture ships as freight and cannot be picked up; oversized items cost extra to ship. */
  delivery?: 'furniture' | 'electronic' | 'oversized';
  tax?: 'exempt';
}

/** Products that share their text, brand and drawing, each listed explicitly. */
export interface Family extends Common {
  /** The attributes in which the items differ, when they are variants of one product. */
  axes?: string[];
  items: Item[];
}

/** One choice on an axis of a range. */
export interface Option {
  /** Display name of the choice, e.g. `Blue`, `0.7 mm`, `12-Pack`. */
  value: string;
  /** Its part of the product's name. When omitted, the value; when empty, none. */
  name?: string;
  /** Its part of the part number. */
  code: string;
  /** Multiple of the range's price (and with packs of its weight). */
  times?: number;
  /** Pieces in the unit of sale, and the name of that unit. */
  pieces?: number;
  uom?: string;
  color?: Color;
  accent?: string;
  label?: string;
  drawing?: string;
  weight?: string;
  note?: string;
  attributes?: Record<string, string>;
  /** Available only with these choices of the other axes. */
  only?: Record<string, string[]>;
}

export interface Axis {
  name: string;
  options: Option[];
}

/** A family with a product for each combination of its axes: a gel pen in 8 colors and 3 packs is 24 products. */
export interface Range extends Common {
  /** First six digits; the last two number the variants. */
  sku: string;
  /** Name without brand and choices; `(s)` becomes `s` for units with several pieces. */
  name: string;
  /** Beginning of the part number. */
  part: string;
  /** US cents of a unit whose choices have no `times`. */
  price: number;
  /** Keeps prices exact instead of rounding them to usual retail prices: gift cards. */
  exact?: boolean;
  /** Percentage by which the list price of some variants is higher. */
  reduced?: number;
  /** Typical stock; derived from the price when omitted. */
  stock?: number;
  limit?: number;
  axes: Axis[];
  /** Axes that are not part of the name. */
  unnamed?: string[];
}

export interface Shelf {
  category: DemoCategory;
  families: Family[];
}

/** A product before the derived fields are added: pictures, popularity, reviews. */
export type Draft = Omit<DemoProduct, 'gallery' | 'gtin' | 'popularity' | 'reviewCount' | 'ratingSum'>;

const NEUTRAL: Color = ['', '#d9dadd'];

/** Returns the number of pieces in a unit of measure: 12 for `pack of 12`, 1 without a number. */
function getPieces(uom: string): number {
  const number = /\b(\d{1,6})\b/.exec(uom.replace(/(\d),(\d{3})\b/g, '$1$2'))?.[1];
  return number ? Number(number) : 1;
}

function getDraft(
  common: Common,
  item: Item,
  more: { group?: string; variant?: Record<string, string> },
): Draft {
  const color = item.color ?? common.color ?? NEUTRAL;
  const accent = item.accent ?? common.accent;
  const label = item.label ?? common.label;
  const weight = item.weight ?? common.weight;
  const uom = item.uom ?? common.uom;
  const attributes = Object.entries({
    ...common.attributes,
    ...item.attributes,
    ...(color[0] ? { Color: color[0] } : {}),
    ...(weight ? { 'Shipping weight': weight } : {}),
  }).map(([name, value]) => ({ name, value }));
  const colorFamily = getColorFamily(color[0]);
  return {
    sku: item.sku,
    name: item.name,
    brand: common.brand,
    categoryId: common.shelf,
    description: item.note ? `${common.description} ${item.note}` : common.description,
    bullets: [...common.bullets],
    attributes,
    priceMinor: item.price,
    ...(item.list === undefined ? {} : { listPriceMinor: item.list }),
    ...(common.businessSaving
      ? { businessPriceMinor: Math.round((item.price * (100 - common.businessSaving)) / 100) }
      : {}),
    ...(common.volumeSavings
      ? {
          volumePrices: Object.entries(common.volumeSavings).map(([minQty, saving]) => ({
            minQty: Number(minQty),
            priceMinor: Math.round((item.price * (100 - saving)) / 100),
          })),
        }
      : {}),
    uom,
    partNumber: item.part,
    picture: {
      drawing: common.drawing,
      color: color[1],
      ...(accent ? { accent } : {}),
      ...(label ? { label } : {}),
    },
    stock: item.stock,
    ...(item.limit === undefined ? {} : { quantityLimit: item.limit }),
    bopisEligible: common.delivery === undefined,
    ...(common.delivery === 'furniture' ? { productTypeName: 'DF' as const } : {}),
    ...(common.delivery === 'electronic' ? { productTypeName: 'ESD' as const } : {}),
    ...(common.delivery === 'furniture' || common.delivery === 'oversized' ? { oversized: true } : {}),
    taxCode: common.tax ?? 'standard',
    ...(more.group ? { variantGroup: more.group } : {}),
    ...(more.variant ? { variant: more.variant } : {}),
    ...(colorFamily ? { colorFamily } : {}),
    packSize: getPieces(uom),
  };
}

function familyProducts(family: Family): Draft[] {
  const group = family.axes && family.items.length > 1 ? `g${family.items[0]!.sku.slice(0, 6)}` : undefined;
  return family.items.map((item) => {
    const draft = getDraft(family, item, group ? { group } : {});
    if (!group) return draft;
    const valueOf = (axis: string): string =>
      draft.attributes.find((attribute) => attribute.name === axis)?.value ?? '';
    return { ...draft, variant: Object.fromEntries(family.axes!.map((axis) => [axis, valueOf(axis)])) };
  });
}

/** Rounds to a usual retail price: ends in 9, in .49 or .99, and for large ones in 9.99. */
function shopPrice(cents: number): number {
  if (cents < 500) return Math.max(49, Math.round(cents / 10) * 10 - 1);
  if (cents < 2000) return Math.round(cents / 50) * 50 - 1;
  if (cents < 15000) return Math.round(cents / 100) * 100 - 1;
  return Math.round(cents / 1000) * 1000 - 1;
}

/** Twice as many pieces cost 1.86 times as much, so each larger pack costs less per piece than every smaller one. */
const PACK_EXPONENT = 0.895;

function getStock(range: Range, sku: string, price: number): number {
  const dice = createDice(`stock ${sku}`);
  const chance = dice.next();
  if (range.delivery === 'electronic') return 10_000;
  if (chance < 0.035) return 0;
  if (chance < 0.075) return dice.between(1, 5);
  const typical = range.stock ?? (price < 1000 ? 900 : price < 3000 ? 420 : price < 10000 ? 140 : 46);
  return Math.max(6, Math.round(typical * (0.4 + 1.2 * dice.next())));
}

function scaled(weight: string, times: number): string {
  const pounds = Number.parseFloat(weight) * times;
  return `${pounds < 10 ? Math.max(0.1, Math.round(pounds * 10) / 10) : Math.round(pounds)} lb`;
}

/** Lists all combinations, without excluded ones. The last axis changes fastest. */
function getCombinations(axes: readonly Axis[]): Option[][] {
  let rows: Option[][] = [[]];
  for (const axis of axes) rows = rows.flatMap((row) => axis.options.map((option) => [...row, option]));
  return rows.filter((row) =>
    row.every((option) =>
      Object.entries(option.only ?? {}).every(([name, allowed]) =>
        allowed.includes(row[axes.findIndex((axis) => axis.name === name)]!.value),
      ),
    ),
  );
}

/** Lists the products of one range, in the order of its axes. */
export function rangeProducts(range: Range): Draft[] {
  const smallest = Math.min(
    ...range.axes.flatMap((axis) => axis.options.map((option) => option.pieces ?? Infinity)),
  );
  return getCombinations(range.axes).map((choices, index) => {
    const sku = `${range.sku}${String(index + 1).padStart(2, '0')}`;
    const last = <K extends keyof Option>(key: K): Option[K] | undefined =>
      choices.findLast((option) => option[key] !== undefined)?.[key];
    const pieces = last('pieces');
    const packs = pieces === undefined ? 1 : pieces / smallest;
    const times = choices.reduce((product, option) => product * (option.times ?? 1), 1);
    const worth = range.price * times * packs ** PACK_EXPONENT;
    const price = range.exact ? Math.round(worth) : shopPrice(worth);
    const dice = createDice(`price ${sku}`);
    const list =
      range.reduced && dice.next() < 0.6 ? shopPrice(price * (1 + range.reduced / 100)) : undefined;
    const uom = last('uom') ?? range.uom;
    const several = (pieces ?? getPieces(uom)) > 1;
    const named = choices
      .filter((_, at) => !range.unnamed?.includes(range.axes[at]!.name))
      .map((option) => option.name ?? option.value)
      .filter(Boolean);
    const weight = last('weight') ?? range.weight;
    const variant = Object.fromEntries(range.axes.map((axis, at) => [axis.name, choices[at]!.value]));
    const plain = Object.fromEntries(
      Object.entries(variant).filter(([axis]) => axis !== 'Color' && axis !== 'Pack'),
    );
    const item: Item = {
      sku,
      name: [`${range.brand} ${range.name.replaceAll('(s)', several ? 's' : '')}`, ...named].join(', '),
      part: [range.part, ...choices.map((option) => option.code)].join('-'),
      price,
      ...(list !== undefined && list > price ? { list } : {}),
      stock: getStock(range, sku, price),
      uom,
      ...(weight ? { weight: packs === 1 ? weight : scaled(weight, packs) } : {}),
      attributes: Object.assign(plain, ...choices.map((option) => option.attributes ?? {})) as Record<
        string,
        string
      >,
    };
    for (const key of ['color', 'accent', 'label', 'note'] as const) {
      const value = last(key);
      if (value !== undefined) Object.assign(item, { [key]: value });
    }
    if (range.limit) item.limit = range.limit;
    const drawing = last('drawing');
    const draft = getDraft(drawing ? { ...range, drawing } : range, item, {
      ...(choices.length ? { group: `g${range.sku}`, variant } : {}),
    });
    return { ...draft, packSize: pieces ?? draft.packSize };
  });
}

/** Lists the products of one category, in the order in which its families are written. */
export const getProducts = (families: readonly Family[]): Draft[] => families.flatMap(familyProducts);

/** Creates the axis of colors. A color may change the price, or be limited to some choices of the other axes. */
export function color(...entries: (Color | [Color, Partial<Option>])[]): Axis {
  return {
    name: 'Color',
    options: entries.map((entry) => {
      const [color, more] = (typeof entry[0] === 'string' ? [entry, {}] : entry) as [Color, Partial<Option>];
      const code = color[0]
        .split(' ')
        .map((part) => part.slice(0, 3))
        .join('')
        .toUpperCase();
      const name = color[0].replace(/ [a-z]/g, (start) => start.toUpperCase());
      return { value: color[0], name, code, color, ...more };
    }),
  };
}

/** Creates the axis of packs, by pieces. A pack of one piece has no name. */
export function pack(...entries: (number | [number, Partial<Option>])[]): Axis {
  return {
    name: 'Pack',
    options: entries.map((entry) => {
      const [pieces, more] = typeof entry === 'number' ? [entry, {}] : entry;
      return pieces === 1
        ? { value: 'Each', name: '', code: '1', pieces, uom: 'each', ...more }
        : { value: `${pieces}-Pack`, code: String(pieces), pieces, uom: `pack of ${pieces}`, ...more };
    }),
  };
}

/** Creates any other axis: the choices by name, with the price multiple of each. */
export function axis(name: string, choices: Record<string, number | Partial<Option>>): Axis {
  return {
    name,
    options: Object.entries(choices).map(([value, choice]) => {
      const code = value
        .replace(/[^A-Za-z0-9]/g, '')
        .slice(0, 8)
        .toUpperCase();
      return typeof choice === 'number' ? { value, code, times: choice } : { value, code, ...choice };
    }),
  };
}
