import { CART_MESSAGES } from './messages.ts';
import type { CartMessageTables } from './messages.ts';
import { ADDED_MESSAGES } from './added-messages.ts';

/** A failed add. Without `status`, there was no reply. */
export interface AddFailure {
  code: string;
  status?: number | undefined;
  message: string;
}

/**
 * Describes a failed add, with the server's reason if the shopper can act on it. An add without a reply may have been executed; its
 * idempotency key prevents adding it twice.
 */
export function describeAddFailure(
  { code, status, message }: AddFailure,
  { texts }: Pick<CartMessageTables, 'texts'> = CART_MESSAGES,
  { adding } = ADDED_MESSAGES,
): { title: string; text: string } {
  if (status === undefined) return { title: adding.noReply, text: adding.noReplyHint };
  const isSpecific = status === 404 || status === 429 || code === 'SKU_INVALID';
  return { title: adding.nothingAdded, text: isSpecific ? message : texts.addFailed };
}
