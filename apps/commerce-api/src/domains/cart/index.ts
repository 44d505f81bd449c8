export { checkDeliverable, undeliverableMessage } from './decide/check-deliverable.ts';
export { readBuyerFacts } from './facts/buyer-facts.repository.ts';
export { callerWithCart } from './commands/caller-with-cart.ts';
export { aboutKind, getKind, type KindQuery } from './commands/cart-kind.ts';
export { isCollected, isPickup, listLines } from './facts/cart-lines.repository.ts';
export {
  type LineRow,
  type CartDecision,
  emptyDecision,
  type CartRow,
  type OrderableKind,
  type CartTenderRow,
  type NewTender,
  type CheckedCardRow,
  type NewCheckedCard,
} from './cart-types.ts';
export { wholeCart } from './reply/cart-reply.ts';
export type { StoredFacts } from './commands/cart-command.ts';
export { addItemsCommand } from './commands/add-items-command.ts';
export { listSellable } from './facts/addition-facts.repository.ts';
export { buyerOf, findCart, findShipToZip, lockCart } from './facts/cart.repository.ts';
export { createCartCommands, endCart, executeOnLocked } from './commands/execute-cart-command.ts';
export { cartRoutes } from './cart.routes.ts';
export type { CheckedItem } from './commands/check-listed-items.ts';
export { createListedItemsService } from './commands/listed-items.service.ts';
export type { ListedItem, ListedResult } from './commands/listed-results.ts';
export { type CartService, createCartService } from './cart.service.ts';
export { decideDelivery } from './decide/delivery-changes.ts';
export { listMembershipLines } from './facts/memberships.repository.ts';
export { EMAIL } from './decide/pickup-person.ts';
export { saveUnsoldCommand } from './saved-items/save-command.ts';
export { getRelatedItems, type ItemFacts, listItemFacts } from './saved-items/item-facts.ts';
export { hasSavedItems } from './saved-items/saved-items.repository.ts';
export { savedItemsRoutes } from './saved-items/saved-items.routes.ts';
export { createSavedItemsService } from './saved-items/saved-items.service.ts';
export { sharedCartsRoutes } from './shared-carts/shared-carts.routes.ts';
export { createSharedCartsService } from './shared-carts/shared-carts.service.ts';
export { deleteExpiredSharedCarts } from './shared-carts/shared-carts.repository.ts';
export { findOffered } from './price/free-items.ts';
export { getServices } from './decide/furniture-services.ts';
export { lineDates } from './decide/line-dates.ts';
export { withFutureDelivery } from './decide/future-delivery.ts';
export { getLevel, getLevels } from './decide/line-levels.ts';
export { purgeDeletedLines } from './write/line-writes.repository.ts';
export { mergeCarts } from './commands/merge-carts.ts';
export { deleteExpiredOptOuts } from './notice-opt-outs/notice-opt-outs.repository.ts';
export { noticeOptOutRoutes } from './notice-opt-outs/notice-opt-outs.routes.ts';
export { getPickups } from './reply/pickups.ts';
export { decideTender, isStoredValue, listTenders } from './write/cart-tenders.repository.ts';
export { listCheckedCards } from './write/checked-cards.repository.ts';
export { readPriceFacts } from './facts/price-facts.repository.ts';
export { canSupply, isSold, type PricedRows, priceRows } from './price/price-rows.ts';
export { isCartEmpty } from './facts/pricing-rows.repository.ts';
export { emptyCartError } from './commands/empty-cart.ts';
