import { deliveryWindow } from '@foolscap/core/dates';

interface DatedLine {
  minDeliveryDate?: string | undefined;
  maxDeliveryDate?: string | undefined;
}

/**
 * Says when each line arrives, such as `Arrives Mon, Nov 30 – Thu, Dec 3`, where lines arrive at different times. Where all arrive
 * together the order says it once, and there is nothing to say of a line without dates.
 */
export function arrivalTexts(lines: readonly DatedLine[], locale?: string): (string | undefined)[] {
  const windows = lines.map((line) =>
    line.minDeliveryDate && line.maxDeliveryDate ? deliveryWindow(line, locale) : undefined,
  );
  const differ = new Set(windows.filter((window) => window !== undefined)).size > 1;
  return windows.map((window) => (differ && window !== undefined ? `Arrives ${window}` : undefined));
}
