import type { ListItemResult } from '@foolscap/lists/contract';
import type { ListItemResultStatus } from '@foolscap/lists/model';
import type { ListedResult } from '../cart/index.ts';

function getStatus({ qty, requestedQty, prevQty, isSubstituted }: ListedResult): ListItemResultStatus {
  if (qty === 0) return 'REFUSED';
  if (qty !== requestedQty || isSubstituted) return 'CHANGED';
  return prevQty > 0 ? 'INCREASED' : 'ADDED';
}

/** Returns the result for an item that was to be added to the cart. */
export const getResult = (result: ListedResult): ListItemResult => ({
  itemId: result.itemId,
  status: getStatus(result),
  qty: result.qty,
  messages: result.messages,
});
