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
