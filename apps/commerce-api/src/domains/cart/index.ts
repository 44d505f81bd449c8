export { checkDeliverable, undeliverableMessage, decideDelivery } from './decide/delivery-changes.ts';
export { readBuyerFacts } from './facts/buyer.repository.ts';
export { callerWithCart, aboutKind, getKind, type KindQuery, emptyCartError } from './cart-requests.ts';
export { isCollected, isPickup, canSupply } from './decide/line-places.ts';
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
export type { CartDecision } from './cart-command.ts';
export { wholeCart } from './reply/cart-reply.ts';
export { addItemsCommand } from './commands/add-items-command.ts';
export { listMembershipLines } from './facts/addition-facts.repository.ts';
export { findCart, findShipToZip, lockCart } from './facts/cart.repository.ts';
export { createCartCommands, endCart } from './commands/execute-cart-command.ts';
export { registerCart } from './register-cart.ts';
export { deleteExpiredCartData } from './write/delete-expired.ts';
export { refreshTender } from './commands/refresh-tender.ts';
export {
  type CheckedItem,
  createListedItemsService,
  type ListedItem,
  type ListedResult,
} from './commands/listed-items.service.ts';
export { type CartService, createCartService } from './cart.service.ts';
export { saveUnsold } from './saved-items/save-command.ts';
export { hasSavedItems } from './saved-items/saved-items.repository.ts';
export { findOffered } from './price/free-items.ts';
export { getServices } from './decide/furniture-services.ts';
export { getDelivery, getDeliveryBy } from './decide/line-levels.ts';
export { mergeCarts } from './commands/merge-carts.ts';
export { getPickups } from './reply/pickups.ts';
export {
  decideTender,
  isStoredValue,
  listTenders,
  listCheckedCards,
} from './write/cart-tenders.repository.ts';
export { isCartEmpty } from './facts/pricing-rows.repository.ts';
export { type PricedRows, readPricedCart } from './price/price-rows.ts';
export type { OrderPickup, PickupPerson } from './tables.ts';
