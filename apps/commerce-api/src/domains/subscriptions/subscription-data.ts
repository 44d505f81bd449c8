import type {
  RestockCard,
  RestockItem,
  RestockOffer,
  Subscription,
  SubscriptionsData,
} from '@foolscap/subscriptions/contract';
import { followingDay, type ItemAvailability, selectableDays } from '@foolscap/subscriptions/model';
import { toDecimal } from '@foolscap/core/money';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import type { Address } from '@foolscap/core/vocabulary';
import { getItemUrl } from '../catalog/index.ts';
import { todayIn } from '../delivery/index.ts';
import { pictureUrl } from '../media/index.ts';
import type { RestockChoices } from './restock-choices.ts';
import { getRestockTiers } from './restock-price.ts';
import type { RestockItemRow, SubscriptionOrderRow, SubscriptionRow } from './subscriptions.repository.ts';

type AddressData = NonNullable<Subscription['address']>;

function getAvailability({
  published,
  price,
  available,
  is_replaced: isReplaced,
}: RestockItemRow): ItemAvailability {
  if (!published || price === null || isReplaced) return 'DISCONTINUED';
  return available > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK';
}

export function itemData(row: RestockItemRow): RestockItem {
  const { price, list_price: listPrice, conditions } = row;
  const tiers = getRestockTiers(row);
  return {
    itemId: row.sku,
    name: row.name,
    image: pictureUrl(row.picture),
    itemUrl: getItemUrl(row.sku, row.name),
    uom: row.uom,
    ...(price === null ? {} : { price: toDecimal(price) }),
    ...(price !== null && listPrice !== null && listPrice > price ? { listPrice: toDecimal(listPrice) } : {}),
    ...(tiers.length
      ? { volumePrices: tiers.map(({ minQty, price: each }) => ({ minQty, price: toDecimal(each) })) }
      : {}),
    availability: getAvailability(row),
    quantityLimit: row.quantity_limit ?? MAX_LINE_QUANTITY,
    ...(conditions?.orderMultiple ? { orderMultiple: conditions.orderMultiple } : {}),
  };
}

/** Returns a placeholder for a deleted item. The subscription is kept, so that it can be canceled. */
const deletedItem = (sku: string): RestockItem => ({
  itemId: sku,
  name: `Item ${sku}`,
  image: '',
  itemUrl: `/p/${sku}`,
  uom: '',
  availability: 'DISCONTINUED',
  quantityLimit: MAX_LINE_QUANTITY,
});

export const cardData = (card: RestockChoices['cards'][number]): RestockCard => ({
  id: card.id,
  brand: card.brand,
  lastFourDigit: card.last_four,
  expiryMonth: card.expiry_month,
  expiryYear: card.expiry_year,
  isExpired: card.isExpired,
});

export function choicesData(
  { addresses, cards, refusal }: RestockChoices,
  now: Date,
): Pick<SubscriptionsData, 'addresses' | 'cards' | 'refusal'> {
  return {
    addresses: addresses.map((address): RestockOffer['addresses'][number] => {
      const { first, last } = selectableDays(todayIn(address.state, now));
      return { id: address.id, address: address as Address & AddressData, firstDay: first, lastDay: last };
    }),
    cards: cards.map(cardData),
    ...(refusal ? { refusal } : {}),
  };
}

/** Builds a subscription's data. @param open its order that has not been placed yet, if one is due */
export function subscriptionData(
  row: SubscriptionRow,
  {
    item,
    open,
    choices,
  }: {
    item: RestockItemRow | undefined;
    open: SubscriptionOrderRow | undefined;
    choices: RestockChoices;
  },
): Subscription {
  const address = choices.addresses.find(({ id }) => id === row.address_id);
  const card = choices.cards.find(({ id }) => id === row.card_id);
  const schedule = { interval: row.interval, anchorDay: row.anchor_day };
  return {
    id: row.id,
    status: row.status,
    item: item ? itemData(item) : deletedItem(row.sku),
    qty: row.qty,
    interval: row.interval,
    nextDate: row.next_on,
    followingDate: followingDay(schedule, row.next_on),
    addressId: row.address_id,
    ...(address ? { address: address as Address & AddressData } : {}),
    paymentId: row.card_id,
    ...(card ? { card: cardData(card) } : {}),
    ...(row.known_price_minor === null ? {} : { knownPrice: toDecimal(row.known_price_minor) }),
    ...(row.problem ? { problem: row.problem } : {}),
    ...(open?.problem ? { retryDate: todayIn(row.state, open.try_at) } : {}),
    ...(row.order_number ? { orderNumber: row.order_number } : {}),
    revision: row.revision,
  };
}
