import type { FurnitureOffer, HardSubstitution, SaleConditions } from '@foolscap/pricing/model';
import { ITEM_NOTES, type ItemNote } from '@foolscap/core/vocabulary';
import { skuOfProductId } from './catalog.ts';
import { parsePrice } from './feed-fields.ts';
import { type DateOrder, parseDate } from './dates.ts';
import type { Field } from './fields.ts';
import { capText, plainText } from './plain-text.ts';

/**
 * The feed columns for sale conditions, in the spelling of a Google Merchant feed. They are longer than the condition names where those are
 * common words that feeds use for other columns.
 */
export const SALE_FIELDS = [
  'street_date',
  'coming_soon',
  'back_in_stock_on',
  'free_sample',
  'membership_program',
  'health_care_only',
  'wholesale_only',
  'add_on_only',
  'order_multiple',
  'surcharge',
  'restricted_states',
  'restricted_zips',
  'shipping_class',
  'product_class_id',
  'redeemable',
  'auto_restock',
  'subscribe_first',
  'custom_sku_code',
  'print_service',
  'sold_by',
  'item_notes',
  'basic_service_price',
  'custom_service_price',
  'substitute_item',
  'substitute_notification',
  'substitute_type',
  'substitute_modal',
] as const;

export type SaleField = (typeof SALE_FIELDS)[number];

/** The spelling of columns and prices in a format. */
export interface SaleFieldFormat {
  /** Returns the name of a column in error reasons. */
  nameOf: (field: SaleField) => string;
  /** Whether a surcharge must name US dollars. */
  currency: 'named' | 'understood';
  /** Date order; without one, only unambiguous dates are parsed. */
  dates?: DateOrder | undefined;
}

const good = <T>(value: T): Field<T> => ({ ok: true, value });
const bad = (reason: string): Field<never> => ({ ok: false, reason });
const quoted = (text: string): string => `"${capText(text, 40)}"`;

/** Maximum number of values in one list, since every add of the product reads them. */
const MAX_LIST = 500;

/** Parses the text of a column that is not empty; undefined means that the condition does not apply. */
type Parse<T> = (
  text: string,
  name: string,
  format: Pick<SaleFieldFormat, 'currency' | 'dates'>,
) => Field<T | undefined>;

const parseDay: Parse<string> = (text, name, { dates }) => parseDate(text, name, dates);

const parseFlag: Parse<true> = (text, name) => {
  const word = text.toLowerCase();
  if (['yes', 'true', '1'].includes(word)) return good(true);
  return ['no', 'false', '0'].includes(word)
    ? good(undefined)
    : bad(`${name} is not yes or no: ${quoted(text)}`);
};

const parseSurcharge: Parse<number> = (text, name, { currency }) => {
  const price = parsePrice(text, name, currency);
  return price.ok && price.value === 0 ? good(undefined) : price;
};

const parseMultiple: Parse<number> = (text, name) => {
  const multiple = Number(text);
  if (!/^\d{1,4}$/.test(text) || multiple < 1) return bad(`${name} is not a whole number: ${quoted(text)}`);
  return good(multiple > 1 ? multiple : undefined);
};

const parseShortText =
  (longest: number): Parse<string> =>
  (text, name) =>
    text.length > longest ? bad(`${name} is longer than ${longest} characters: ${quoted(text)}`) : good(text);

/** Parses a list separated by commas, semicolons or spaces, and drops duplicates. */
const parseList =
  <T extends string>(parseOne: (part: string) => T | undefined, what: string): Parse<T[]> =>
  (text, name) => {
    const values = new Set<T>();
    for (const part of text.split(/[\s,;]+/).filter(Boolean)) {
      const value = parseOne(part);
      if (value === undefined) return bad(`${name} has a value that is not ${what}: ${quoted(part)}`);
      values.add(value);
    }
    if (values.size > MAX_LIST) return bad(`${name} has more than ${MAX_LIST} values`);
    return good(values.size > 0 ? [...values] : undefined);
  };

const parseProgram: Parse<'SELECT' | 'PREMIUM'> = (text, name) => {
  const program = text.toUpperCase();
  return program === 'SELECT' || program === 'PREMIUM'
    ? good(program)
    : bad(`${name} is not SELECT or PREMIUM: ${quoted(text)}`);
};

const notes = Object.keys(ITEM_NOTES) as ItemNote[];

type SimpleCondition = Exclude<keyof SaleConditions, 'substitute' | 'furnitureServices'>;

/** The column and parser of each condition that has a single column. */
const CONDITIONS: {
  [Name in SimpleCondition]-?: readonly [field: SaleField, parse: Parse<NonNullable<SaleConditions[Name]>>];
} = {
  streetDate: ['street_date', parseDay],
  comingSoon: ['coming_soon', parseFlag],
  backInStockOn: ['back_in_stock_on', parseDay],
  sample: ['free_sample', parseFlag],
  membership: ['membership_program', parseProgram],
  healthCareOnly: ['health_care_only', parseFlag],
  wholesale: ['wholesale_only', parseFlag],
  addOnOnly: ['add_on_only', parseFlag],
  orderMultiple: ['order_multiple', parseMultiple],
  surcharge: ['surcharge', parseSurcharge],
  restrictedStates: [
    'restricted_states',
    parseList(
      (part) => (/^[a-z]{2}$/i.test(part) ? part.toUpperCase() : undefined),
      'the two letters of a state',
    ),
  ],
  restrictedZips: [
    'restricted_zips',
    parseList((part) => (/^\d{1,5}$/.test(part) ? part : undefined), 'one to five digits of a ZIP code'),
  ],
  shippingClass: ['shipping_class', parseShortText(20)],
  classId: ['product_class_id', parseShortText(10)],
  redeemable: ['redeemable', parseFlag],
  autoRestock: ['auto_restock', parseFlag],
  subscribeFirst: ['subscribe_first', parseFlag],
  customSku: ['custom_sku_code', parseShortText(40)],
  printed: ['print_service', parseFlag],
  soldBy: ['sold_by', parseShortText(60)],
  notes: [
    'item_notes',
    parseList(
      (part) => notes.find((note) => note.toLowerCase() === part.toLowerCase()),
      `one of ${notes.join(', ')}`,
    ),
  ],
};

/** Parses the prices of the furniture service levels; `TBD` if the price is agreed on after the order. */
function parseServices(
  read: (field: SaleField) => string,
  { nameOf, currency }: SaleFieldFormat,
): Field<FurnitureOffer | undefined> {
  const offer: FurnitureOffer = {};
  for (const [level, field] of [
    ['BASC', 'basic_service_price'],
    ['CUST', 'custom_service_price'],
  ] as const) {
    const text = read(field);
    if (!text) continue;
    const price: Field<number | 'TBD'> =
      text.toUpperCase() === 'TBD' ? good('TBD') : parsePrice(text, nameOf(field), currency);
    if (!price.ok) return price;
    offer[level] = price.value;
  }
  return good(Object.keys(offer).length > 0 ? offer : undefined);
}

const MAX_NOTIFICATION = 200;
const MAX_TYPE = 40;

function parseSubstitute(
  read: (field: SaleField) => string,
  format: SaleFieldFormat,
): Field<HardSubstitution | undefined> {
  const { nameOf } = format;
  const item = read('substitute_item');
  const dependents = ['substitute_notification', 'substitute_type', 'substitute_modal'] as const;
  const lone = dependents.find((field) => read(field));
  if (!item)
    return lone === undefined
      ? good(undefined)
      : bad(`${nameOf(lone)} is set without ${nameOf('substitute_item')}`);
  const itemId = skuOfProductId(item);
  if (!itemId) return bad(`${nameOf('substitute_item')} is not a product number: ${quoted(item)}`);
  const texts: string[] = [];
  for (const [field, longest] of [
    ['substitute_notification', MAX_NOTIFICATION],
    ['substitute_type', MAX_TYPE],
  ] as const) {
    if (!read(field)) return bad(`${nameOf(field)} is empty`);
    const text = parseShortText(longest)(read(field), nameOf(field), format);
    if (!text.ok) return text;
    texts.push(text.value!);
  }
  const modal = parseFlag(read('substitute_modal') || 'no', nameOf('substitute_modal'), format);
  if (!modal.ok) return modal;
  return good({ itemId, notification: texts[0]!, type: texts[1]!, modal: modal.value ?? false });
}

/**
 * Parses a product's sale conditions.
 *
 * @param field returns the text of a column; empty if missing
 * @returns undefined for a product without conditions
 */
export function parseSaleConditions(
  field: (name: SaleField) => string,
  format: SaleFieldFormat,
): Field<SaleConditions | undefined> {
  const read = (name: SaleField): string => plainText(field(name));
  const found: [name: string, value: unknown][] = [];
  for (const [condition, [name, parse]] of Object.entries(CONDITIONS)) {
    const text = read(name);
    if (!text) continue;
    const parsed: Field<unknown> = parse(text, format.nameOf(name), format);
    if (!parsed.ok) return parsed;
    if (parsed.value !== undefined) found.push([condition, parsed.value]);
  }
  const services = parseServices(read, format);
  if (!services.ok) return services;
  if (services.value) found.push(['furnitureServices', services.value]);
  const substitute = parseSubstitute(read, format);
  if (!substitute.ok) return substitute;
  if (substitute.value) found.push(['substitute', substitute.value]);
  return good(found.length > 0 ? (Object.fromEntries(found) as SaleConditions) : undefined);
}
