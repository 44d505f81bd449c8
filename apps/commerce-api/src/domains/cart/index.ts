export { checkDeliverable, undeliverableMessage, decideDelivery, EMAIL } from './decide/delivery-changes.ts';
export { readBuyerFacts, buyerOf } from './facts/buyer.repository.ts';
export { callerWithCart, aboutKind, getKind, type KindQuery, emptyCartError } from './cart-requests.ts';
export { isCollected, isPickup, canSupply, isSold } from './decide/line-places.ts';
export { listLines } from './facts/cart-lines.repository.ts';
export type {
  LineRow,
  CartRow,
  OrderableKind,
  CartTenderRow,
  NewTender,
  CheckedCardRow,
  NewCheckedCard,
} from './cart-types.ts';
export { type CartDecision, emptyDecision, type StoredFacts } from './cart-command.ts';
export { wholeCart } from './reply/cart-reply.ts';
export { addItemsCommand } from './commands/add-items-command.ts';
export { listSellable, listMembershipLines } from './facts/addition-facts.repository.ts';
export { findCart, findShipToZip, lockCart } from './facts/cart.repository.ts';
export { createCartCommands, endCart, executeOnLocked } from './commands/execute-cart-command.ts';
export { cartRoutes } from './cart.routes.ts';
export {
  type CheckedItem,
  createListedItemsService,
  type ListedItem,
  type ListedResult,
} from './commands/listed-items.service.ts';
export { type CartService, createCartService } from './cart.service.ts';
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
export { lineDates, withFutureDelivery } from './decide/line-dates.ts';
export { getLevel, getLevels } from './decide/line-levels.ts';
export { purgeDeletedLines } from './write/write-decision.ts';
export { mergeCarts } from './commands/merge-carts.ts';
export { deleteExpiredOptOuts } from './notice-opt-outs/notice-opt-outs.repository.ts';
export { noticeOptOutRoutes } from './notice-opt-outs/notice-opt-outs.routes.ts';
export { getPickups } from './reply/pickups.ts';
export {
  decideTender,
  isStoredValue,
  listTenders,
  listCheckedCards,
} from './write/cart-tenders.repository.ts';
export { readPriceFacts, isCartEmpty } from './facts/pricing-rows.repository.ts';
export { type PricedRows, priceRows } from './price/price-rows.ts';
