import type { CartItem } from '@foolscap/cart/contract';
import type { PricedLine } from '@foolscap/cart/model';
import { toDecimal } from '@foolscap/core/money';
import { unitPrice } from '@foolscap/pricing/model';
import { getItemUrl } from '../../catalog/index.ts';
import { isNotReleased, isPreOrder } from '../../delivery/index.ts';
import { pictureUrl } from '../../media/index.ts';
import type { CartRow, LineRow } from '../cart-types.ts';

/** Returns the substitution that a line results from (cart-3.40). */
const getSubstitution = (
  { item_id, substituted_for, substitution, original, notice_hidden_until: hiddenUntil }: LineRow,
  now: Date,
): Partial<CartItem> =>
  substituted_for && substitution
    ? {
        resolvedItemId: item_id,
        altItem: {
          altType: 'HARD_SUB',
          origItemId: substituted_for,
          ...(original ? { origItemName: original.name } : {}),
          ...(original && original.price !== null ? { origPricePerUnit: toDecimal(original.price) } : {}),
          hardSubstitutionNotification: substitution.notification,
          hardSubstitutionType: substitution.type,
          hardSubstitutionModal: substitution.modal && !(hiddenUntil && hiddenUntil > now),
        },
      }
    : {};

/**
 * Returns the unit price at the time the shopper last added the item or changed its quantity, if today's price differs (cart-3.93). Lines
 * store the price of a single unit; both prices are converted to the cart's quantity, so that reaching a volume price does not count as a
 * change.
 */
function getPriceChange(row: LineRow, priced: PricedLine | undefined): Partial<CartItem> {
  const { status, added_price_minor: added, in_cart: units, volume_prices } = row;
  if (status !== 'ACTIVE' || !priced || added === null) return {};
  const volume = volume_prices?.map(([minQty, price]) => ({ minQty, price }));
  const before = unitPrice({ list: added, volume }, units).price;
  return before === priced.unitPrice ? {} : { priceChangedFrom: toDecimal(before) };
}

/** Returns the fields that only some lines have: services, surcharges, rewards, memberships, bundles and substitutes. */
export function getItemDetails(row: LineRow, priced: PricedLine | undefined, now: Date): Partial<CartItem> {
  const { surcharge, redeemable, membership } = row.sale_conditions ?? {};
  return {
    ...getSubstitution(row, now),
    ...(row.companions?.techHelp ? { techHelpSkuIds: row.companions.techHelp } : {}),
    ...(row.companions?.required ? { requiredItemIds: row.companions.required } : {}),
    ...(row.companions?.plans ? { warrantySkuIds: row.companions.plans } : {}),
    ...(row.companions?.assembly ? { optionSkuIds: row.companions.assembly } : {}),
    ...(row.customer_sku ? { customerSku: row.customer_sku } : {}),
    ...(row.list_item_id ? { listItemId: row.list_item_id } : {}),
    ...(row.added_price_minor === null || row.is_price_hidden
      ? {}
      : { addToCartPriceInfo: { finalPricePerUnit: toDecimal(row.added_price_minor) } }),
    ...getPriceChange(row, priced),
    ...(surcharge
      ? {
          surchargeApplicable: true,
          surchargeSplit: toDecimal(priced?.surcharge ?? surcharge * row.qty),
          ...(row.surcharge_alternates?.length ? { surchargeAlts: row.surcharge_alternates } : {}),
        }
      : {}),
    ...(redeemable ? { easyRewardsItem: { redemptionEligibility: true } } : {}),
    ...(membership || row.relation === 'BUNDLE'
      ? {
          itemAttributes: {
            ...(membership ? { membershipSKU: membership } : {}),
            ...(row.relation === 'BUNDLE' ? { partBundle: true } : {}),
          },
        }
      : {}),
  };
}

/** Returns the fields that only some products have: sellers, contracts, release dates, ship-from-store and notes. */
export function getProductDetails(
  row: LineRow,
  { tenant, account_id: accountId }: Pick<CartRow, 'tenant' | 'account_id'>,
  now: Date,
): Partial<CartItem['product']> {
  const { classId, soldBy, streetDate, notes, orderMultiple } = row.sale_conditions ?? {};
  const onContract = row.contract_price !== null;
  return {
    ...(row.customer_sku ? { customerSku: row.customer_sku } : {}),
    ...(classId ? { classId } : {}),
    ...(soldBy ? { soldBy } : {}),
    ...(orderMultiple ? { orderMultiple } : {}),
    ...(isPreOrder(row.sale_conditions, now) ? { preOrder: true } : {}),
    ...(isNotReleased(row.sale_conditions, now) ? { comingSoon: true } : {}),
    ...(streetDate ? { streetDate } : {}),
    ...(row.delivered_available <= 0 && (row.store_available ?? 0) > 0 ? { sfs: true } : {}),
    ...(tenant === 'sba' && accountId !== null
      ? { contractInfo: { onContract, priceMethod: onContract ? 'CONTRACT' : 'MPI' } }
      : {}),
    ...(notes?.length ? { notes: [...notes] } : {}),
  };
}

/**
 * Builds child lines for the contents of a bundle (decision "bundles"). They are derived: the bundle's price and stock cover everything in
 * it, so its parts cost nothing and use no stock. A bundle whose parts were added as lines has none.
 */
export function getPartLines(row: LineRow, bundle: CartItem): CartItem[] {
  if (!row.parts || bundle.status === 'INVALID' || row.children.some(({ relation }) => relation === 'BUNDLE'))
    return [];
  const { status, actioned, createdDate, shippingInfo } = bundle;
  const { deliveryType, pickupStoreNumber, levelOfService } = bundle.selectedDeliveryOption;
  return row.parts.map(({ itemId, name, brand, picture, partNumber, uom, qty }) => ({
    cartItemId: `${row.id}.${itemId}`,
    itemId,
    partNumber,
    qty: row.qty * qty,
    status,
    actioned,
    createdDate,
    parentItemId: row.item_id,
    parentRelationType: 'BUNDLE',
    parentRelationCartItemId: row.id,
    itemAttributes: { partBundle: true },
    priceInfo: { finalPrice: 0, finalPricePerUnit: 0, basePrice: 0, basePricePerUnit: 0, uom },
    messages: [],
    product: {
      name,
      images: [pictureUrl(picture)],
      brandName: brand,
      partNumber,
      bopisEligible: row.bopis_eligible,
      itemUrl: getItemUrl(itemId, name),
    },
    inventory: { items: [{ availablequantity: row.available * qty }] },
    ...(shippingInfo ? { shippingInfo } : {}),
    selectedDeliveryOption: {
      deliveryType,
      ...(pickupStoreNumber === undefined ? {} : { pickupStoreNumber }),
      levelOfService,
    },
  }));
}
