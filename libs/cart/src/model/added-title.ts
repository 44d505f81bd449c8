import type { CartItem } from '../contract/index.ts';
import { countAdded } from './added-counts.ts';
import { getLineOutcome, leadingLine } from './add-outcome.ts';
import type { CodedMessage } from './add-outcome.ts';
import { addedTitle } from './cart-message.ts';
import type { CartMessageTables } from './messages.ts';

/**
 * Returns the title of an add's feedback, based on the line outcome with the highest priority (cart-4.9, cart-4.14).
 * @param errors errors about requested items without a line in the reply; used only if there are no lines
 */
export const getAddedTitle = (
  lines: readonly Pick<CartItem, 'messages' | 'status' | 'qty' | 'qtyAdded'>[],
  errors: readonly CodedMessage[],
  messages?: CartMessageTables,
): string =>
  addedTitle(getLineOutcome(leadingLine(lines)?.messages ?? errors).outcome, countAdded(lines), messages);
