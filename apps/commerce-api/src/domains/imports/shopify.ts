import type { Readable } from 'node:stream';
import { readDataRows, type FeedTable } from './csv-rows.ts';
import type { DateOrder } from './dates.ts';
import { createDecoder } from './decode.ts';
import { collectPictures, findUnreadablePicture } from './feed-pictures.ts';
import { parseGtin, ignoredVolumePrices, parsePrice, parseVolumePrices, getPath } from './feed-fields.ts';
import {
  type FeedItem,
  IF_BROKEN,
  type ItemResult,
  joinWarnings,
  MAX_ID_LENGTH,
  MAX_NAME_LENGTH,
  MAX_TITLE_LENGTH,
  SEPARATOR,
} from './feed-item.ts';
import { parseNumber } from './fields.ts';
import { capText, plainText } from './plain-text.ts';
import { STANDARD_STOCK } from './import.repository.ts';
import { parseSaleConditions, type SaleFieldFormat } from './sale-fields.ts';
import { type ShopifyColumn, shopifyColumns } from './shopify-columns.ts';

const SALE_FIELD_FORMAT: SaleFieldFormat = {
  nameOf: (field) =>
    `Variant ${field.replace(/(^|_)(.)/g, (_, start: string, letter: string) => `${start && ' '}${letter.toUpperCase()}`)}`,
  currency: 'understood',
};

/** Maximum row length in characters; rows include descriptions. */
const MAX_ROW_LENGTH = 1024 * 1024;
/** Shopify's own limits. */
const MAX_VARIANTS = 2048;
const MAX_PICTURES = 250;

interface Row {
  line: number;
  read: (column: ShopifyColumn) => string;
  /** Checks whether the file has a column. */
  has: (column: ShopifyColumn) => boolean;
  dates: DateOrder | undefined;
}

interface Picture {
  url: string;
  alt: string;
  position: number;
}

interface Group {
  handle: string;
  first: Row;
  variants: Row[];
  pictures: Picture[];
}

/** The fields that all variants of a product share. */
interface Shared {
  title: string;
  brand: string;
  body: string;
  french: FeedItem['french'];
  path: string[];
  published: boolean;
  optionNames: string[];
  many: boolean;
  pictures: Picture[];
}

const isFalse = (text: string): boolean => ['false', 'no', '0'].includes(text.toLowerCase());
const isTrue = (text: string): boolean => ['true', 'yes', '1'].includes(text.toLowerCase());

function getStock(row: Row): number | string {
  const quantity = row.read('quantity');
  const policy = row.read('policy');
  const untracked = row.has('tracker') && row.read('tracker') === '';
  if (untracked || !quantity) return STANDARD_STOCK;
  const number = parseNumber(quantity, 'inventory');
  if (!number.ok) return number.reason;
  if (!Number.isInteger(number.value)) return `inventory is not a whole number: "${quantity}"`;
  const continues = policy.toLowerCase() === 'continue' || isTrue(policy);
  if (number.value <= 0) return continues ? STANDARD_STOCK : 0;
  return Math.min(number.value, 1_000_000);
}

/** Lists the pictures of a variant: its own first, then those of the product. */
function listPictures(row: Row, { pictures }: Shared): { url: string; alt: string }[] {
  const own = row.read('variantImage');
  return [
    ...(own ? [{ url: own, alt: pictures.find(({ url }) => url === own)?.alt ?? '' }] : []),
    ...pictures,
  ];
}

function readVariant(handle: string, row: Row, shared: Shared): ItemResult {
  const options = (['value1', 'value2', 'value3'] as const).map((column) =>
    capText(row.read(column), MAX_NAME_LENGTH),
  );
  const id = row.read('sku');
  const key = `${handle}${SEPARATOR}${id || options.join(SEPARATOR)}`.toLowerCase();
  const refuse = (reason: string): ItemResult => ({ bad: { at: row.line, reason, key } });
  if (id.length > MAX_ID_LENGTH) return refuse(`Variant SKU is longer than ${MAX_ID_LENGTH} characters`);
  const price = parsePrice(row.read('price'), 'Variant Price', 'understood');
  if (!price.ok) return refuse(price.reason);
  if (price.value === 0) return refuse('Variant Price is 0');
  const compareAt = row.read('compareAt');
  const list = compareAt ? parsePrice(compareAt, 'Variant Compare At Price', 'understood') : undefined;
  if (list && !list.ok) return refuse(list.reason);
  const volume = parseVolumePrices(
    row.read('volumePrices'),
    'Variant Volume Prices',
    'understood',
    price.value,
  );
  if (!volume.ok) return refuse(volume.reason);
  const conditions = parseSaleConditions(row.read, { ...SALE_FIELD_FORMAT, dates: row.dates });
  if (!conditions.ok) return refuse(conditions.reason);
  const stock = getStock(row);
  if (typeof stock === 'string') return refuse(stock);
  // A product without options has a single option called "Title", with the value "Default Title".
  const axes = options.flatMap((value, index) => {
    const name = shared.optionNames[index] || `Option ${index + 1}`;
    return !value || value === 'Default Title' ? [] : [{ name, value }];
  });
  const ending = shared.many ? axes.map((axis) => axis.value).join(', ') : '';
  const addEnding = (title: string): string =>
    capText(title && ending ? `${title}, ${ending}` : title, MAX_TITLE_LENGTH);
  const pictures = listPictures(row, shared);
  const item: FeedItem = {
    at: row.line,
    key,
    id: id || '',
    title: addEnding(shared.title),
    brand: shared.brand,
    body: shared.body,
    french: { ...shared.french, title: addEnding(shared.french.title) },
    path: shared.path,
    priceMinor: price.value,
    listPriceMinor: list && list.value > price.value ? list.value : null,
    volumePrices: volume.value,
    conditions: conditions.value,
    stock,
    gtin: parseGtin(row.read('barcode')),
    partNumber: id,
    feedGroup: shared.many ? handle : '',
    group: shared.many && axes.length > 0 ? handle : null,
    axes,
    facts: [],
    pictures: collectPictures(pictures),
    published: shared.published,
    warning: joinWarnings(ignoredVolumePrices(volume.value, price.value), findUnreadablePicture(pictures)),
  };
  return { item };
}

function* readGroup({ handle, first, variants, pictures }: Group): Generator<ItemResult> {
  const refuseAll = (reason: string): ItemResult[] =>
    (variants.length > 0 ? variants : [first]).map((row) => ({ bad: { at: row.line, reason } }));
  const title = first.read('title');
  if (!title) {
    yield* refuseAll(`"${capText(handle, 40)}" has no Title, or its rows do not stand together`);
    return;
  }
  if (isTrue(first.read('giftCard'))) {
    yield* refuseAll('is a gift card');
    return;
  }
  if (variants.length === 0) {
    yield { bad: { at: first.line, reason: 'Variant Price is empty' } };
    return;
  }
  const path = getPath(first.read('type'));
  const status = first.read('status').toLowerCase();
  const shared: Shared = {
    title: capText(title, MAX_TITLE_LENGTH),
    brand: capText(first.read('vendor'), MAX_NAME_LENGTH),
    body: first.read('body'),
    french: {
      title: capText(first.read('titleFrench'), MAX_TITLE_LENGTH),
      body: first.read('bodyFrench'),
      path: getPath(first.read('typeFrench')),
    },
    path: path.length > 0 ? path : getPath(first.read('category')),
    published: !isFalse(first.read('published')) && (status === '' || status === 'active'),
    // The first row may have only a picture, and some exports name an option only in the row of its first value.
    optionNames: (['name1', 'name2', 'name3'] as const).map((column) =>
      capText([first, ...variants].find((row) => row.read(column))?.read(column) ?? '', MAX_NAME_LENGTH),
    ),
    many: variants.length > 1,
    // The sort is stable, so pictures without a position stay in row order.
    pictures: pictures.sort((a, b) => a.position - b.position),
  };
  for (const [index, row] of variants.entries()) {
    if (index < MAX_VARIANTS) yield readVariant(handle, row, shared);
    else yield { bad: { at: row.line, reason: `the product has more than ${MAX_VARIANTS} variants` } };
  }
}

/**
 * Streams the variants of a Shopify product CSV, holding only those of one product in memory.
 *
 * @throws UnknownFormatError if the file cannot be split into rows
 */
export async function* readShopify(
  bytes: Readable,
  { encoding, delimiter = ',', dates }: FeedTable,
  onBytes: (count: number) => void = () => {},
): AsyncGenerator<ItemResult> {
  let group: Group | undefined;
  const rows = readDataRows(bytes, createDecoder(encoding, { onBytes }), {
    delimiter,
    ifBroken: IF_BROKEN,
    maxRowLength: MAX_ROW_LENGTH,
    listColumns: shopifyColumns,
  });
  for await (const { line, record, columns, fault } of rows) {
    if (fault !== undefined) {
      yield { bad: { at: line, reason: fault } };
      continue;
    }
    const read = (column: ShopifyColumn): string => {
      const text = record[columns.get(column) ?? -1] ?? '';
      return column === 'body' || column === 'bodyFrench' ? text : plainText(text);
    };
    const handle = read('handle');
    if (!handle || handle.length > 255) {
      yield {
        bad: { at: line, reason: handle ? 'Handle is longer than 255 characters' : 'Handle is empty' },
      };
      continue;
    }
    const row: Row = { line, read, has: (column) => columns.has(column), dates };
    if (
      group &&
      (group.handle !== handle || (read('title') && group.first.read('title') !== read('title')))
    ) {
      yield* readGroup(group);
      group = undefined;
    }
    group ??= { handle, first: row, variants: [], pictures: [] };
    if (read('image') && group.pictures.length < MAX_PICTURES)
      group.pictures.push({
        url: read('image'),
        alt: read('imageAlt'),
        position: Number(read('imagePosition')) || Infinity,
      });
    // A row that only has a picture adds no variant.
    if (read('price') || read('sku') || read('value1')) group.variants.push(row);
  }
  if (group) yield* readGroup(group);
}
