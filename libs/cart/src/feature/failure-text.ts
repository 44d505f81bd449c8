import { type Failure, isConnectionLoss } from '@foolscap/core/http';
import type { SALE_CODES } from '@foolscap/pricing/model';
import { isAccountingRefusal } from '../model/accounting.ts';
import { type CartMessageTables, cartMessageText } from '../model/index.ts';

const INVALID_FREE_ITEM: typeof SALE_CODES.invalidFreeItem = 'INVALID_FREE_ITEM';

/**
 * Returns the text for a failed change. A rejected free item, budget or purchase order includes its reason, because the cart shows no
 * message about it.
 */
export function failureText(failure: Failure, messages: CartMessageTables): string {
  if (isConnectionLoss(failure)) return messages.connection.unreachable;
  return failure.code === INVALID_FREE_ITEM || isAccountingRefusal(failure)
    ? cartMessageText({ code: failure.code, description: failure.message }, messages)
    : messages.texts.standardError;
}
