import { priceCart, type PricingLine } from '@foolscap/cart/model';
import { CHECKOUT_CODES, CHECKOUT_MESSAGES } from '@foolscap/checkout/model';
import {
  DEFAULT_FEES,
  isGiftCard,
  type SaleConditions,
  type UnitPrices,
  unitPrice,
} from '@foolscap/pricing/model';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { libraryText } from '../../kernel/translations/reply-text.ts';
import { getPrice, NO_ORGANIZATION, selectVolumePrices } from '../catalog/index.ts';
import { isCollected } from '../delivery/index.ts';
import { listPromotionsOfOrder } from '../pricing/index.ts';
import type { OrderLineRow, OrderRow } from './orders.repository.ts';
import { countLeft, refundLine } from './refund-lines.ts';

/** The facts about an ordered product that its price in a smaller order depends on. */
interface ProductFacts {
  sku: string;
  category_id: string;
  brand: string;
  oversized: boolean;
  product_type_name: 'ESD' | 'DF' | null;
  sale_conditions: SaleConditions | null;
  volume_prices: [minQty: number, price: number][] | null;
  price: number | null;
}

/** A line with remaining units. */
interface RestLine {
  line: OrderLineRow;
  qty: number;
  /** The amount paid for the line, without tax, that is not refunded; US cents. */
  kept: number;
  product: ProductFacts | undefined;
}

/** Maximum rounding difference of a line in cents, since each of its parts is rounded. */
const ROUNDING = 3;

const sum = <T>(rows: readonly T[], value: (row: T) => number): number =>
  rows.reduce((total, row) => total + value(row), 0);

async function readProducts(trx: Db, order: OrderRow, skus: readonly string[]): Promise<ProductFacts[]> {
  const { tenant, organization_id: organizationId } = order;
  // Accounts without an organization have the prices of the site, also where guests see none.
  const buyer = tenant === 'sba' ? { tenant, organizationId: organizationId ?? NO_ORGANIZATION } : tenant;
  const { rows } = await sql<ProductFacts>`
    /* order.products */ select products.sku, products.category_id, products.brand, products.oversized, products.product_type_name,
      products.sale_conditions, ${selectVolumePrices(buyer)} as volume_prices, ${getPrice(buyer)} as price
      from products where products.sku = any(${skus}::text[])`.execute(trx);
  return rows;
}

/** Returns the prices of the remaining units: the price paid or, if that was a volume price, the current prices. */
function getPrices({ line, product }: RestLine, ordered: readonly OrderLineRow[]): UnitPrices {
  const paid = line.unit_price_minor;
  const current = {
    list: product?.price ?? paid,
    volume: product?.volume_prices?.map(([minQty, price]) => ({ minQty, price })),
  };
  const units = sum(
    ordered.filter(({ sku }) => sku === line.sku),
    ({ qty }) => qty,
  );
  const { price, source } = unitPrice(current, units);
  return source === 'VOLUME' && price === paid ? current : { list: paid };
}

function getPricingLine(rest: RestLine, ordered: readonly OrderLineRow[]): PricingLine {
  const { line, qty, product } = rest;
  const isShipped = !isCollected(line) && product?.product_type_name !== 'ESD';
  return {
    id: String(line.line_number),
    itemId: line.sku,
    qty,
    categoryIds: product ? [product.category_id] : [],
    brand: product?.brand,
    prices: getPrices(rest, ordered),
    taxable: false,
    isShipped,
    levelOfService: line.level_of_service ?? undefined,
    isOversized: product?.oversized ?? false,
    isStoredValue: isGiftCard(product?.sale_conditions),
    isMembership: product?.sale_conditions?.membership !== undefined,
    surchargePerUnit: line.surcharge_minor / line.qty,
    servicesFee: (line.services_minor * qty) / line.qty,
    ...(isCollected(line) ? { collectedIn: '' } : {}),
  };
}

/** Checks whether a remaining item that is sold only with other items lacks enough of them. */
function lacksOthers(rest: readonly RestLine[]): boolean {
  const isAddOn = ({ product }: RestLine) => product?.sale_conditions?.addOnOnly === true;
  return (
    rest.some(isAddOn) &&
    sum(
      rest.filter((each) => !isAddOn(each)),
      ({ kept }) => kept,
    ) < DEFAULT_FEES.addOnMinimum
  );
}

/**
 * Checks a partial cancellation: what remains, priced as a separate order, must not cost more than what was paid for it, and must be
 * possible to order without the canceled units. Otherwise a volume price, free delivery, a promotion or a free item could outlive the units
 * that earned it.
 * @throws ApiError 409 ORDER_PART_NOT_CANCELLABLE
 */
export async function checkRest(
  trx: Db,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  units: ReadonlyMap<OrderLineRow, number>,
): Promise<void> {
  const left = lines.filter((line) => countLeft(line) > (units.get(line) ?? 0));
  const products = await readProducts(
    trx,
    order,
    left.map(({ sku }) => sku),
  );
  const rest = left
    .filter(({ free_promotion_id }) => free_promotion_id === null)
    .map((line): RestLine => {
      const qty = countLeft(line) - (units.get(line) ?? 0);
      const paid = line.price_minor + line.surcharge_minor + line.services_minor;
      const returned = refundLine({ ...line, canceled_qty: 0 }, line.qty - qty).price_minor;
      return { line, qty, kept: paid - returned, product: products.find(({ sku }) => sku === line.sku) };
    });
  const { shipFee, handlingFee, dasFee = 0, freeShippingFrom } = order.totals;
  const priced = priceCart(
    rest.map((each) => getPricingLine(each, lines)),
    {
      levelOfService: order.level_of_service,
      state: order.shipping_address?.state,
      now: order.placed_at.toISOString(),
      promotions: await listPromotionsOfOrder(trx, order.order_number),
      fees: {
        ...DEFAULT_FEES,
        ...(freeShippingFrom === undefined ? {} : { freeShippingThreshold: freeShippingFrom }),
        areaFee: dasFee,
      },
    },
  );
  const paid = sum(rest, ({ kept }) => kept) + shipFee + handlingFee + dasFee;
  const hasLostGift = left.some(
    ({ free_promotion_id: id }) =>
      id !== null && !priced.applied.some(({ promotionId }) => promotionId === id),
  );
  if (priced.totals.preTaxTotal > paid + ROUNDING * rest.length || hasLostGift || lacksOthers(rest))
    throw new ApiError(
      409,
      CHECKOUT_CODES.partNotCancellable,
      libraryText(CHECKOUT_MESSAGES.checkout[CHECKOUT_CODES.partNotCancellable]),
    );
}
