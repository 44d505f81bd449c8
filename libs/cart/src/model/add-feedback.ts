import type { CartItem } from '../contract/index.ts';
import { type CodedMessage, OUTCOMES_BY_PRIORITY, getLineOutcome } from './add-outcome.ts';

/** Selects the line whose outcome has the highest priority; its outcome represents the whole add. */
export function leadingLine<T extends { messages: readonly CodedMessage[] }>(
  lines: readonly T[],
): T | undefined {
  const rank = (line: T) => {
    const { outcome } = getLineOutcome(line.messages);
    const index = OUTCOMES_BY_PRIORITY.findIndex((row) => row.outcome === outcome);
    return index < 0 ? OUTCOMES_BY_PRIORITY.length : index;
  };
  return lines.reduce<T | undefined>(
    (best, line) => (best && rank(best) <= rank(line) ? best : line),
    undefined,
  );
}

export type FeedbackKind = 'toast' | 'overlay' | 'drawer' | 'redirect';

/**
 * Chooses the feedback for an add (cart-2.36, decision-feedback-of-an-add): a toast for several lines without limit or error messages,
 * otherwise the drawer on small screens and the overlay on others.
 * @param errors the errors of a reply that also holds lines, such as an unknown item among others; they need the drawer or overlay too
 */
export function feedbackKind(
  lines: readonly Pick<CartItem, 'messages'>[],
  {
    small,
    redirect = false,
    errors = [],
  }: { small: boolean; redirect?: boolean; errors?: readonly unknown[] },
): FeedbackKind {
  if (redirect) return 'redirect';
  const hasAlert =
    errors.length > 0 || lines.some((line) => getLineOutcome(line.messages).alert !== undefined);
  if (!hasAlert && lines.length > 1) return 'toast';
  return small ? 'drawer' : 'overlay';
}
