export { checkDeliverable, undeliverableMessage } from './check-deliverable.ts';
export { readBuyerFacts } from './buyer-facts.repository.ts';
export { callerWithCart } from './caller-with-cart.ts';
export { aboutKind, getKind, type KindQuery } from './cart-kind.ts';
export { isCollected, isPickup, type LineRow, listLines } from './cart-lines.repository.ts';
export { wholeCart } from './cart-reply.ts';
export { type CartDecision, emptyDecision, type StoredFacts } from './cart-command.ts';
export { addItemsCommand } from './add-items-command.ts';
export { listSellable } from './addition-facts.repository.ts';
export {
  buyerOf,
  type CartRow,
  findCart,
  findShipToZip,
  lockCart,
  type OrderableKind,
} from './cart.repository.ts';
export { createCartCommands, endCart, executeOnLocked } from './execute-cart-command.ts';
export { cartRoutes } from './cart.routes.ts';
export type { CheckedItem } from './check-listed-items.ts';
export { createListedItemsService } from './listed-items.service.ts';
export type { ListedItem, ListedResult } from './listed-results.ts';
export { type CartService, createCartService } from './cart.service.ts';
export { decideDelivery } from './delivery-changes.ts';
export { listMembershipLines } from './memberships.repository.ts';
export { EMAIL } from './pickup-person.ts';
export { saveUnsoldCommand } from './saved-items/save-command.ts';
export { getRelatedItems, type ItemFacts, listItemFacts } from './saved-items/item-facts.ts';
export { hasSavedItems } from './saved-items/saved-items.repository.ts';
export { savedItemsRoutes } from './saved-items/saved-items.routes.ts';
export { createSavedItemsService } from './saved-items/saved-items.service.ts';
export { sharedCartsRoutes } from './shared-carts/shared-carts.routes.ts';
export { createSharedCartsService } from './shared-carts/shared-carts.service.ts';
export { deleteExpiredSharedCarts } from './shared-carts/shared-carts.repository.ts';
export { findOffered } from './free-items.ts';
export { getServices } from './furniture-services.ts';
export { lineDates } from './line-dates.ts';
export { withFutureDelivery } from './future-delivery.ts';
export { getLevel, getLevels } from './line-levels.ts';
export { purgeDeletedLines } from './line-writes.repository.ts';
export { mergeCarts } from './merge-carts.ts';
export { deleteExpiredOptOuts } from './notice-opt-outs.repository.ts';
export { noticeOptOutRoutes } from './notice-opt-outs.routes.ts';
export { getPickups } from './pickups.ts';
export {
  type CartTenderRow,
  decideTender,
  isStoredValue,
  listTenders,
  type NewTender,
} from './cart-tenders.repository.ts';
export { type CheckedCardRow, listCheckedCards, type NewCheckedCard } from './checked-cards.repository.ts';
export { readPriceFacts } from './price-facts.repository.ts';
export { canSupply, isSold, type PricedRows, priceRows } from './price-rows.ts';
export { isCartEmpty } from './pricing-rows.repository.ts';
export { emptyCartError } from './empty-cart.ts';
