import { hasWrongMultiple, priceCart, type PricedCart, type PricedLine } from '@foolscap/cart/model';
import type { Message } from '@foolscap/core/vocabulary';
import {
  ALREADY_PURCHASED,
  SURPLUS_MEMBERSHIP,
  type BuyerFacts,
  DEFAULT_FEES,
  getPolicyRefusal,
  isGiftCard,
  type SalePlace,
  SALE_CODES,
} from '@foolscap/pricing/model';
import type { Db } from '../../../kernel/database/database.ts';
import { isCollected } from '../../delivery/index.ts';
import type { MemberFacts } from '../../memberships/index.ts';
import type { CartRow, PricingRow } from '../cart-types.ts';
import { getServices } from '../decide/furniture-services.ts';
import { canExpedite, getLevel } from '../decide/line-levels.ts';
import { canSupply, isRestrictedAt, isShipped, isSold } from '../decide/line-places.ts';
import { lacksDesign } from '../decide/sale-rules.ts';
import { type PriceFacts, readPriceFacts } from '../facts/pricing-rows.repository.ts';
import { type CartFreeItems, findFreeItems } from './free-items.ts';

/** A priced cart with the facts that are shown next to its totals. */
export interface PricedRows extends PricedCart {
  byLine: ReadonlyMap<string, PricedLine>;
  hasEsdOrDf: boolean;
  /** Ids of the lines that cannot be ordered as they are. */
  shortIds: ReadonlySet<string>;
  /** Whether a line that is sold cannot be supplied in full. */
  isShort: boolean;
  /** Whether a line has an item that is no longer sold. */
  hasUnsold: boolean;
  /** Whether a line's quantity is not a multiple that its item is sold in. */
  hasWrongMultiple: boolean;
  /** Whether a made-to-order item lacks its design. */
  hasUnconfigured: boolean;
  /** Whether an item cannot be delivered to the cart's address. */
  hasRestricted: boolean;
  /** The reasons why the owner may not order lines anymore, by line id. */
  refused: ReadonlyMap<string, Message>;
  /** Whether the organization's policies block a line, and whether its contract does. */
  hasBlocked: boolean;
  hasOffContract: boolean;
  /** Whether the owner has a membership that is in the cart. */
  hasOwnedMembership: boolean;
  /** Whether the shipped lines cannot be delivered together. */
  hasConflictingDeliveries: boolean;
  /** US cents of other merchandise still needed for items that are sold only as add-ons. */
  missingForAddOns: number;
  /** Shipped items worth this much ship free for the owner, in US cents. */
  freeShippingThreshold: number;
  /** Whether a carrier delivers a line that is sold. */
  hasShipped: boolean;
  free: CartFreeItems;
  /** The facts that decide whether the cart reaches the minimum of the owner's contract. */
  forMinimum: { minimum: number | null; goods: number; hasShipped: boolean };
  /** The chosen furniture services of lines that are sold, with their fees. */
  servicesByLine: ReadonlyMap<string, ReturnType<typeof getServices>>;
  /** Whether a furniture service is chosen, and whether the price of one is still to be determined. */
  hasServices: boolean;
  hasServicesToBeDetermined: boolean;
}

/** Finds what prevents sold lines from being ordered together or delivered to the cart's address. */
function getSaleProblems(
  sold: readonly PricingRow[],
  byLine: PricedRows['byLine'],
  place: SalePlace | null,
): Pick<PricedRows, 'hasRestricted' | 'hasConflictingDeliveries' | 'missingForAddOns'> {
  const classes = new Set(
    sold.filter(isShipped).flatMap(({ sale_conditions }) => sale_conditions?.shippingClass ?? []),
  );
  const others = sold
    .filter(({ sale_conditions }) => !sale_conditions?.addOnOnly)
    .reduce((sum, { id }) => sum + (byLine.get(id)?.net ?? 0), 0);
  const hasAddOns = sold.some(({ sale_conditions }) => sale_conditions?.addOnOnly);
  return {
    hasRestricted: sold.some((row) => isRestrictedAt(row, place)),
    hasConflictingDeliveries: classes.size > 1,
    missingForAddOns: hasAddOns ? Math.max(0, DEFAULT_FEES.addOnMinimum - others) : 0,
  };
}

/**
 * Finds the lines that the owner may not order anymore: the buyer's organization blocks them through its policies or contract, or they are
 * memberships that the owner has bought in the meantime, or are in the cart beside another one.
 */
function findRefused(
  sold: readonly PricingRow[],
  buyer: BuyerFacts | null,
  member: MemberFacts | null,
): Pick<PricedRows, 'refused' | 'hasBlocked' | 'hasOffContract' | 'hasOwnedMembership'> {
  const memberships = sold.filter(({ sale_conditions }) => sale_conditions?.membership);
  // The better program, else the first one.
  const kept =
    memberships.find(({ sale_conditions }) => sale_conditions?.membership === 'PREMIUM') ?? memberships[0];
  const refused = sold.flatMap((row): [string, Message][] => {
    const { id, item_id: itemId, category_id: categoryId, brand, contract_price, sale_conditions } = row;
    const program = sale_conditions?.membership;
    if (program && member?.owned.includes(program)) return [[id, ALREADY_PURCHASED]];
    if (program && row !== kept) return [[id, SURPLUS_MEMBERSHIP]];
    const message =
      buyer &&
      getPolicyRefusal(
        {
          itemId,
          categoryIds: [categoryId],
          brand,
          onContract: contract_price !== null,
          conditions: sale_conditions,
        },
        buyer,
      );
    return message ? [[id, message]] : [];
  });
  const hasCode = (code: string) => refused.some(([, message]) => message.code === code);
  return {
    refused: new Map(refused),
    hasBlocked: hasCode(SALE_CODES.blocked),
    hasOffContract: hasCode(SALE_CODES.offContract),
    hasOwnedMembership: hasCode(SALE_CODES.alreadyPurchased),
  };
}

/** Prices all active lines of a cart, with its promotions and the balances of its gift and prepaid cards. */
export function priceRows(
  cart: Pick<CartRow, 'future_delivery' | 'level_of_service' | 'shipping_address' | 'free_items'>,
  rows: readonly PricingRow[],
  { promotions, storedValue, areaFee, buyer, member, orderMinimum }: PriceFacts,
  now: Date,
  place: SalePlace | null = cart.shipping_address,
): PricedRows {
  const sold = rows.filter((row) => row.status === 'ACTIVE' && isSold(row));
  const shortIds = new Set(rows.filter((row) => !canSupply(row)).map(({ id }) => id));
  const servicesByLine = new Map(sold.map((row) => [row.id, getServices(row)]));
  const freeShippingThreshold = Math.min(
    member?.freeShippingFrom ?? Infinity,
    DEFAULT_FEES.freeShippingThreshold,
  );
  const priced = priceCart(
    sold.map((row) => ({
      id: row.id,
      itemId: row.item_id,
      qty: row.qty,
      categoryIds: [row.category_id],
      brand: row.brand,
      prices: {
        list: row.list_price ?? row.price!,
        sale: row.price!,
        contract: row.contract_price ?? undefined,
        volume: row.volume_prices?.map(([minQty, price]) => ({ minQty, price })),
      },
      taxable: row.taxable,
      isShipped: isShipped(row),
      isOversized: row.oversized,
      levelOfService: getLevel(row, cart, place?.state, now),
      isStandardOnly: !canExpedite(row, now),
      isStoredValue: isGiftCard(row.sale_conditions),
      isMembership: row.sale_conditions?.membership !== undefined,
      surchargePerUnit: row.sale_conditions?.surcharge,
      servicesFee: servicesByLine.get(row.id)!.fee,
      ...(isCollected(row) ? { collectedIn: row.store?.state ?? '' } : {}),
    })),
    {
      levelOfService: cart.level_of_service,
      state: cart.shipping_address?.state,
      promotions,
      tenders: storedValue,
      fees: { ...DEFAULT_FEES, freeShippingThreshold, areaFee },
      now: now.toISOString(),
    },
  );
  const services = [...servicesByLine.values()];
  const byLine = new Map(priced.lines.map((line) => [line.id, line]));
  return {
    ...priced,
    byLine,
    servicesByLine,
    hasEsdOrDf: sold.some((row) => row.product_type_name !== null),
    shortIds,
    isShort: sold.some(({ id }) => shortIds.has(id)),
    hasWrongMultiple: sold.some(hasWrongMultiple),
    hasUnconfigured: sold.some(lacksDesign),
    hasServices: services.some(({ units }) => Object.keys(units).length > 0),
    hasServicesToBeDetermined: services.some(({ isToBeDetermined }) => isToBeDetermined),
    hasUnsold: rows.some((row) => row.status === 'ACTIVE' && !isSold(row)),
    ...getSaleProblems(sold, byLine, place),
    ...findRefused(sold, buyer, member),
    freeShippingThreshold,
    hasShipped: sold.some(isShipped),
    forMinimum: { minimum: orderMinimum, goods: priced.totals.net, hasShipped: sold.some(isShipped) },
    free: findFreeItems(cart, sold, promotions, priced.applied, place),
  };
}

/** Reads the facts needed to price all lines of a cart, and prices them. */
export async function readPricedCart(
  db: Db,
  cart: CartRow,
  rows: readonly PricingRow[],
  now: Date,
): Promise<{ facts: PriceFacts; priced: PricedRows }> {
  const facts = await readPriceFacts(db, cart, now);
  return { facts, priced: priceRows(cart, rows, facts, now) };
}
