import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';

/** Reads a quantity as people and spreadsheets write it: `12`, `1,000`, `3.00`; empty for 1. @returns undefined for anything else */
export function readQuantity(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 1;
  const plain = trimmed.replace(/\.0+$/, '').replace(/^(\d),(\d{3})$/, '$1$2');
  const qty = /^\d{1,6}$/.test(plain) ? Number(plain) : 0;
  return qty >= 1 && qty <= MAX_LINE_QUANTITY ? qty : undefined;
}
