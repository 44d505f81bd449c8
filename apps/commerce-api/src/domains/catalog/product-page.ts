import type { ProductDetail, ProductTile, VolumePrice } from '@foolscap/catalog/contract';
import { formatMoney, type MinorUnits, toDecimal } from '@foolscap/core/money';
import { DEFAULT_FEES, effectiveTiers } from '@foolscap/pricing/model';
import { PICKUP_THRESHOLD } from '@foolscap/core/quantity';
import type { DeliveryPlace } from '../../kernel/geo/delivery-place.ts';
import type { ReplyText } from '../../kernel/translations/reply-text.ts';
import { getDeliveryDates, getShippableFrom, type TransitDays, transitSteps } from '../delivery/index.ts';
import { type Picture, pictureUrl } from '../media/index.ts';
import { getAlternateTile } from './alternate-tile.ts';
import type { CategoryTree } from './category-tree.ts';
import type { ProductPageRow, StoreShelf } from './product-page.repository.ts';
import { getSale } from './product-sale.ts';
import { getSummary } from './reviews.repository.ts';
import type { RelationKind } from './tables.ts';
import { getTile } from './tile.ts';
import { variantAxes } from './variant-axes.ts';

/** Captions of gallery pictures, by the prefix of the file name. */
const VIEWS: Readonly<Record<string, ReplyText>> = {
  pack: 'in its packaging',
  group: 'several of them',
  detail: 'close up',
  scene: 'on a desk',
  room: 'in a room',
};

const getView = (drawing: string): ReplyText => VIEWS[drawing.split('--')[0] ?? ''] ?? 'another view';

/** Describes a picture. A photo uses the alternative text from its feed, if any. */
function getImage(picture: Picture, alt: string): ProductDetail['images'][number] {
  const url = pictureUrl(picture);
  const { photo } = picture;
  return photo ? { url, alt: photo.alt || alt, width: photo.width, height: photo.height } : { url, alt };
}

/** Returns a product's delivery windows by quantity, and the delivery cost. */
function getDelivery(
  { shelves, sale_conditions }: ProductPageRow,
  place: DeliveryPlace,
  areaFee: MinorUnits,
  now: Date,
): NonNullable<ProductDetail['delivery']> {
  const datesFor = (transit: TransitDays) =>
    getDeliveryDates(getShippableFrom(sale_conditions, now), place.state, 'STANDARD', transit);
  const [first, ...later] = transitSteps(place, shelves);
  return {
    zipCode: place.zipCode,
    shipFee: toDecimal(DEFAULT_FEES.standardShipFee),
    freeShippingFrom: toDecimal(DEFAULT_FEES.freeShippingThreshold),
    ...(areaFee ? { areaFee: toDecimal(areaFee) } : {}),
    ...datesFor(first),
    ...(later.length
      ? { larger: later.map((step) => ({ moreThan: step.moreThan, ...datesFor(step) })) }
      : {}),
  };
}

/** Returns the volume prices that a cart would use for this buyer, up to the quantity limit. */
function selectVolumePrices(row: ProductPageRow, quantityLimit: number): VolumePrice[] {
  if (row.price === null) return [];
  const volume = (row.volume_prices ?? []).map(([minQty, price]) => ({ minQty, price }));
  const tiers = effectiveTiers({ list: row.price, contract: row.contract_price ?? undefined, volume });
  return tiers
    .filter(({ minQty }) => minQty <= quantityLimit)
    .map(({ minQty, price }) => ({ minQty, price: formatMoney(price), priceValue: toDecimal(price) }));
}

/** Builds a product page for a delivery address and its surcharge, without the parts that depend on the shopper's store. */
export function getProductPage(
  row: ProductPageRow,
  categories: CategoryTree,
  now: Date,
  place: DeliveryPlace,
  areaFee: MinorUnits,
): ProductDetail {
  const tile = getTile(row);
  const relations = row.relations ?? [];
  const ofKind = (kind: RelationKind): ProductTile[] =>
    relations.filter((relation) => relation.kind === kind).map(getTile);
  const parts = relations.filter(({ kind }) => kind === 'BUNDLE');
  const alternates = relations.filter(({ kind }) => kind === 'ALTERNATE');
  const original = {
    sku: row.sku,
    uom: row.uom,
    has_surcharge: row.sale_conditions?.surcharge !== undefined,
    // Includes the replacement of a discontinued item.
    replacements: alternates.map(({ sku }) => sku),
  };
  const sum = parts.reduce<number | undefined>(
    (total, { price, quantity }) =>
      total === undefined || price === null ? undefined : total + price * quantity,
    0,
  );
  const volumePrices = selectVolumePrices(row, tile.quantityLimit);
  const sale = getSale(row, place, now);
  const pictures = [
    getImage(row.picture, row.name),
    ...row.gallery.map((picture, place) =>
      getImage(
        picture,
        `${row.name}, ${picture.photo ? (`picture ${place + 2}` satisfies ReplyText) : getView(picture.drawing)}`,
      ),
    ),
  ];
  return {
    ...tile,
    description: row.description,
    bullets: row.bullets,
    attributes: row.attributes,
    images: pictures.filter(({ url }, place) => pictures.findIndex((other) => other.url === url) === place),
    ...(row.gtin ? { gtin: row.gtin } : {}),
    packSize: row.pack_size,
    ...(row.product_type_name ? { productTypeName: row.product_type_name } : {}),
    availableQuantity: row.available,
    ...(volumePrices.length ? { volumePrices } : {}),
    breadcrumbs: categories.getBreadcrumbs(row.category_id),
    ...(row.variant_group && row.has_variants ? { variantGroup: row.variant_group } : {}),
    variants: variantAxes(
      row.sku,
      row.siblings ?? [],
      row.attributes.map(({ name }) => name),
    ),
    accessories: ofKind('ACCESSORY'),
    compatible: ofKind('COMPATIBLE'),
    alternates: alternates.map((alternate) => getAlternateTile(alternate, original)),
    warranties: ofKind('WARRANTY'),
    assembly: ofKind('ASSEMBLY'),
    techHelp: ofKind('TECHHELP'),
    required: ofKind('REQUIRED'),
    ...(sale ? { sale } : {}),
    ...(parts.length
      ? {
          bundle: {
            items: parts.map((part) => ({ ...getTile(part), quantity: part.quantity })),
            ...(sum === undefined ? {} : { sum: toDecimal(sum) }),
          },
        }
      : {}),
    related: (row.neighbors ?? []).map(getTile),
    reviews: { ...getSummary(row, row.histogram ?? []), items: row.reviews ?? [] },
    ...(row.product_type_name === 'ESD' ? {} : { delivery: getDelivery(row, place, areaFee, now) }),
  };
}

/** Describes a store's stock for a product page (cart-4). */
export const getPickup = (
  storeNumber: string,
  { name, available, also_held }: StoreShelf,
): NonNullable<ProductDetail['pickup']> => ({
  storeNumber,
  storeName: name,
  available: available > 0,
  displayQuantity: available > PICKUP_THRESHOLD ? `${PICKUP_THRESHOLD}+` : String(available),
  ...(also_held?.length ? { alsoInStore: also_held } : {}),
});
