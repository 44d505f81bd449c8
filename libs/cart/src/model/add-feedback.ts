import type { CartItem } from '../contract/index.ts';
import { OUTCOMES_BY_PRIORITY, outcomeOf } from './add-outcome.ts';

/** Selects the line whose outcome has the highest priority; its outcome represents the whole add. */
export function leadingLine<T extends { messages: readonly { code: string }[] }>(
  lines: readonly T[],
): T | undefined {
  const rank = (line: T) => {
    const { outcome } = outcomeOf(line.messages);
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
 * Chooses the feedback for an add (cart 2; decisions, "feedback of an add"): a toast for several lines without limit or error messages,
 * otherwise the drawer on small screens and the overlay on others.
 */
export function feedbackKind(
  lines: readonly Pick<CartItem, 'messages'>[],
  { small, redirect = false }: { small: boolean; redirect?: boolean },
): FeedbackKind {
  if (redirect) return 'redirect';
  const hasAlert = lines.some((line) => outcomeOf(line.messages).alert !== undefined);
  if (!hasAlert && lines.length > 1) return 'toast';
  return small ? 'drawer' : 'overlay';
}
