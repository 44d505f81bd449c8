import { deliveryWindow } from '@foolscap/core/dates';
import { ORDER_MESSAGES } from './order-messages.ts';

interface DatedLine {
  minDeliveryDate?: string | undefined;
  maxDeliveryDate?: string | undefined;
}

/**
 * Returns the arrival text of each line, such as `Arrives Mon, Nov 30 – Thu, Dec 3`, if lines arrive at different times. Undefined for
 * lines that all arrive together, since the order shows that once, and for lines without dates.
 */
export function arrivalTexts(
  lines: readonly DatedLine[],
  locale?: string,
  { order: texts } = ORDER_MESSAGES,
): (string | undefined)[] {
  const windows = lines.map((line) =>
    line.minDeliveryDate && line.maxDeliveryDate ? deliveryWindow(line, locale) : undefined,
  );
  const differ = new Set(windows.filter((window) => window !== undefined)).size > 1;
  return windows.map((window) => (differ && window !== undefined ? texts.arrives(window) : undefined));
}
