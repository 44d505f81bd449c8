export { decideDelivery, getUndeliverable } from './decide/delivery-changes.ts';
export { callerWithCart, emptyCartError, getKind } from './cart-requests.ts';
export { listLines } from './facts/cart-lines.repository.ts';
export type { LineRow, CartRow, CartTenderRow } from './cart-types.ts';
export type { CartDecision } from './cart-command.ts';
export { wholeCart } from './reply/cart-reply.ts';
export { addItemsCommand } from './commands/add-items-command.ts';
export { findCart, lockCart } from './facts/cart.repository.ts';
export { addToOrderedCart } from './commands/add-to-ordered-cart.ts';
export {
  changeOrderedCart,
  lockOrderedCart,
  type OrderedCartChanges,
} from './commands/change-ordered-cart.ts';
export { createCartCommands, endCart } from './commands/execute-cart-command.ts';
export { registerCart } from './register-cart.ts';
export { deleteExpiredCartData } from './write/delete-expired.ts';
export { refreshTender } from './commands/refresh-tender.ts';
export { createListedItemsService, type ListedResult } from './commands/listed-items.service.ts';
export { createCartService } from './cart.service.ts';
export { saveUnsold } from './saved-items/save-command.ts';
export { hasSavedItems } from './saved-items/saved-items.repository.ts';
export { getDelivery, getDeliveryBy } from './decide/line-levels.ts';
export { mergeCarts } from './commands/merge-carts.ts';
export { listTenders, listCheckedCards } from './write/cart-tenders.repository.ts';
export { isCartEmpty } from './facts/pricing-rows.repository.ts';
export { type PricedRows, readPricedCart } from './price/price-rows.ts';
