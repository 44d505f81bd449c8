import { MAX_LINE_QUANTITY, readWholeNumber } from '@foolscap/core/quantity';

/** Parses a quantity as people and spreadsheets write it: `12`, `1,000`, `3.00`; empty means 1. @returns undefined for anything else */
export function readQuantity(text: string): number | undefined {
  if (text.trim() === '') return 1;
  const qty = readWholeNumber(text) ?? 0;
  return qty >= 1 && qty <= MAX_LINE_QUANTITY ? qty : undefined;
}
