import type { CartItem } from '../contract/index.ts';
import { OUTCOMES_BY_PRIORITY, outcomeOf } from './add-outcome.ts';

/** The line whose outcome stands highest in the list speaks for the whole add. */
export function leadingLine<T extends { messages: readonly { code: string }[] }>(
  lines: readonly T[],
): T | undefined {
  const rank = (line: T) => {
    const { outcome } = outcomeOf(line.messages);
    const place = OUTCOMES_BY_PRIORITY.findIndex((row) => row.outcome === outcome);
    return place < 0 ? OUTCOMES_BY_PRIORITY.length : place;
  };
  return lines.reduce<T | undefined>(
    (best, line) => (best && rank(best) <= rank(line) ? best : line),
    undefined,
  );
}

export type FeedbackKind = 'toast' | 'overlay' | 'drawer' | 'redirect';

/**
 * Where the outcome is told (cart 2; decisions, "feedback of an add"): any line with a limit or error message opens the drawer
 * on small screens and the overlay otherwise; else several lines give a toast; else one clean line is treated like the first.
 */
export function feedbackKind(
  lines: readonly Pick<CartItem, 'messages'>[],
  { small, redirect = false }: { small: boolean; redirect?: boolean },
): FeedbackKind {
  if (redirect) return 'redirect';
  const reserved = lines.some((line) => outcomeOf(line.messages).alert !== undefined);
  if (!reserved && lines.length > 1) return 'toast';
  return small ? 'drawer' : 'overlay';
}
