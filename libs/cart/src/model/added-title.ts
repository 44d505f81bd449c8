import type { CartItem } from '../contract/index.ts';
import { countAdded } from './added-counts.ts';
import { getLineOutcome } from './add-outcome.ts';
import type { CodedMessage } from './add-outcome.ts';
import { leadingLine } from './leading-line.ts';
import { addedTitle } from './messages.ts';
import type { CartMessageTables } from './messages.ts';

/**
 * Returns the title of the feedback for an add, by the outcome of the line with the highest priority (cart-4.9, cart-4.14).
 * @param errors about requested items that the reply has no line for; they decide only if there are no lines
 */
export const getAddedTitle = (
  lines: readonly Pick<CartItem, 'messages' | 'status' | 'qty' | 'qtyAdded'>[],
  errors: readonly CodedMessage[],
  messages?: CartMessageTables,
): string =>
  addedTitle(getLineOutcome(leadingLine(lines)?.messages ?? errors).outcome, countAdded(lines), messages);
