import type { DateOrder } from './dates.ts';
import { collectPictures, findUnreadablePicture, splitUrls } from './feed-pictures.ts';
import { parseGtin, ignoredVolumePrices, parsePrice, parseVolumePrices, getPath } from './feed-fields.ts';
import {
  type ItemResult,
  joinWarnings,
  MAX_ID_LENGTH,
  MAX_NAME_LENGTH,
  MAX_TITLE_LENGTH,
} from './feed-item.ts';
import { parseNumber } from './fields.ts';
import { capText, plainText } from './plain-text.ts';
import { STANDARD_STOCK } from './import.repository.ts';
import { isCurrent, readSalePeriod } from './sale-period.ts';
import { parseSaleConditions, type SaleFieldFormat } from './sale-fields.ts';

/** Normalizes a field name: `g:Sale Price` becomes `sale_price`. */
export function merchantField(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^(g|c):/, '')
    .replace(/\s*[([].*$/, '')
    .replace(/[\s-]+/g, '_');
}

/** Availability values of Google and schema.org, reduced to lower-case letters. */
const AVAILABLE: Readonly<Record<string, boolean>> = {
  instock: true,
  limitedavailability: true,
  availablefororder: true,
  onlineonly: true,
  outofstock: false,
  soldout: false,
  instoreonly: false,
  preorder: false,
  presale: false,
  backorder: false,
  discontinued: false,
};

/** Parses an availability: `in stock`, `in_stock`, `https://schema.org/InStock`. @returns undefined for an unknown one */
const readAvailability = (text: string): boolean | undefined =>
  AVAILABLE[
    text
      .toLowerCase()
      .replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/, '')
      .replace(/[^a-z]/g, '')
  ];

const AXES = [
  ['color', 'Color'],
  ['size', 'Size'],
  ['material', 'Material'],
  ['pattern', 'Pattern'],
] as const;

const SALE_FIELD_FORMAT: SaleFieldFormat = { nameOf: (field) => field, currency: 'named' };

/**
 * Reads one product of a Google Merchant feed.
 *
 * @param field returns the text of a field; empty when missing
 * @param at line of the file, or index of the item
 */
export function readMerchantItem(
  field: (name: string) => string,
  at: number,
  now: Date,
  dates?: DateOrder,
): ItemResult {
  const text = (name: string): string => plainText(field(name));
  const id = text('id');
  if (!id) return { bad: { at, reason: 'id is empty' } };
  const key = id.toLowerCase();
  if (id.length > MAX_ID_LENGTH)
    return { bad: { at, reason: `id is longer than ${MAX_ID_LENGTH} characters` } };
  const refuse = (reason: string): ItemResult => ({ bad: { at, reason, key } });
  const title = text('title');
  if (!title) return refuse('title is empty');
  const price = parsePrice(field('price'), 'price', 'named');
  if (!price.ok) return refuse(price.reason);
  if (price.value === 0) return refuse('price is 0');
  const period = text('sale_price') ? readSalePeriod(text('sale_price_effective_date')) : undefined;
  const sale =
    period && isCurrent(period, now) ? parsePrice(field('sale_price'), 'sale_price', 'named') : undefined;
  if (sale && !sale.ok) return refuse(sale.reason);
  const isReduced = sale !== undefined && sale.value > 0 && sale.value < price.value;

  const volume = parseVolumePrices(field('volume_prices'), 'volume_prices', 'named', price.value);
  if (!volume.ok) return refuse(volume.reason);
  const conditions = parseSaleConditions(field, { ...SALE_FIELD_FORMAT, dates });
  if (!conditions.ok) return refuse(conditions.reason);

  const availability = text('availability');
  const available = readAvailability(availability);
  if (available === undefined)
    return refuse(
      availability ? `availability is not known: "${capText(availability, 40)}"` : 'availability is empty',
    );
  let stock = available ? STANDARD_STOCK : 0;
  const quantity = text('quantity') || text('sell_on_google_quantity');
  if (available && quantity) {
    const number = parseNumber(quantity, 'quantity');
    if (!number.ok) return refuse(number.reason);
    if (!Number.isInteger(number.value) || number.value < 0)
      return refuse(`quantity is not a whole number: "${capText(quantity, 40)}"`);
    stock = Math.min(number.value, 1_000_000);
  }

  const group = text('item_group_id').slice(0, 100);
  const axes = AXES.flatMap(([name, axis]) => {
    const value = capText(text(name), MAX_NAME_LENGTH);
    return value ? [{ name: axis as string, value }] : [];
  });
  const pictures = [field('image_link'), ...splitUrls(field('additional_image_link'))].map((url) => ({
    url,
  }));
  const condition = text('condition').toLowerCase();
  const path = getPath(field('product_type'));
  const googlePath = getPath(field('google_product_category')).filter((name) => !/^\d+$/.test(name));
  return {
    item: {
      at,
      key,
      id,
      title: capText(title, MAX_TITLE_LENGTH),
      brand: capText(text('brand'), MAX_NAME_LENGTH),
      body: field('description') || field('summary') || field('content'),
      french: {
        title: capText(text('title_fr'), MAX_TITLE_LENGTH),
        body: field('description_fr'),
        path: getPath(field('product_type_fr')),
      },
      path: path.length > 0 ? path : googlePath,
      priceMinor: isReduced ? sale.value : price.value,
      listPriceMinor: isReduced ? price.value : null,
      ...(isReduced && period && Number.isFinite(period.until) ? { saleEndsAt: new Date(period.until) } : {}),
      volumePrices: volume.value,
      conditions: conditions.value,
      stock,
      gtin: parseGtin(text('gtin')),
      partNumber: capText(text('mpn'), MAX_ID_LENGTH),
      feedGroup: group,
      group: group && axes.length > 0 ? group : null,
      axes,
      facts: condition && condition !== 'new' ? [{ name: 'Condition', value: capText(condition, 40) }] : [],
      pictures: collectPictures(pictures),
      published: true,
      warning: joinWarnings(
        period === null
          ? `the sale price does not apply, because sale_price_effective_date cannot be read: "${capText(text('sale_price_effective_date'), 80)}"`
          : undefined,
        ignoredVolumePrices(volume.value, price.value),
        findUnreadablePicture(pictures),
      ),
    },
  };
}
