import { effectiveTiers } from '@foolscap/pricing/model';
import type { VolumePrice } from './feed-item.ts';
import type { Field } from './fields.ts';
import { decodeEntities, plainText } from './plain-text.ts';

const good = <T>(value: T): Field<T> => ({ ok: true, value });
const bad = (reason: string): Field<never> => ({ ok: false, reason });
const quoted = (text: string): string => `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;

/** Ten million dollars. A higher price is assumed to be a mistake. */
const MAX_PRICE = 1_000_000_000;

/**
 * Parses a price in US cents, digit by digit: `12.34`, `$1,234.50`, `12.34 USD`, `USD 12.34`. Never rounds: fractions of a cent are
 * rejected, and so are other currencies.
 *
 * @param what the field's name in error reasons
 * @param currency whether the text must name US dollars
 */
export function parsePrice(text: string, what: string, currency: 'named' | 'understood'): Field<number> {
  const cleaned = plainText(text);
  if (!cleaned) return bad(`${what} is empty`);
  const named = /(?:^|[\d.\s])([A-Za-z]{3})$|^([A-Za-z]{3})(?=[\s\d])/.exec(cleaned);
  const code = (named?.[1] ?? named?.[2])?.toUpperCase();
  const sign = /[$€£¥₹₩]/.exec(cleaned)?.[0];
  if ((code !== undefined && code !== 'USD') || (sign !== undefined && sign !== '$'))
    return bad(`${what} is not in US dollars: ${quoted(cleaned)}`);
  const digits = cleaned.replace(/^usd\s*|\s*usd$/gi, '').replace(/^\$\s*/, '');
  const match = /^(\d{1,12}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2})0*)?$/.exec(digits);
  if (!match) return bad(`${what} is not an amount in dollars and cents: ${quoted(cleaned)}`);
  if (currency === 'named' && code === undefined && sign === undefined)
    return bad(`${what} does not name its currency, as in "12.34 USD": ${quoted(cleaned)}`);
  const cents = Number(match[1]!.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents > MAX_PRICE ? bad(`${what} is too high: ${quoted(cleaned)}`) : good(cents);
}

/** Maximum number of volume prices per product. */
const MAX_VOLUME_PRICES = 10;

/**
 * Parses volume prices: `10:8.99 USD, 50:8.79 USD` is $8.99 each from 10 units and $8.79 each from 50. Prices may not have thousands
 * separators.
 *
 * @param what the field's name in error reasons
 * @param currency whether each price must name US dollars
 * @param price the price of a single unit, in US cents
 * @returns prices in US cents, in ascending order of quantities; none for an empty string
 */
export function parseVolumePrices(
  text: string,
  what: string,
  currency: 'named' | 'understood',
  price: number,
): Field<VolumePrice[]> {
  const parts = plainText(text)
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length > MAX_VOLUME_PRICES) return bad(`${what} has more than ${MAX_VOLUME_PRICES} prices`);
  const tiers: VolumePrice[] = [];
  for (const part of parts) {
    const [, quantity, amount] = /^(\d{1,6})\s*:(.+)$/.exec(part) ?? [];
    if (quantity === undefined || amount === undefined)
      return bad(`${what} is not a list such as "10:8.99 USD, 50:8.79 USD": ${quoted(part)}`);
    const minQty = Number(quantity);
    if (minQty < 2) return bad(`${what} has a quantity below 2: ${quoted(part)}`);
    const before = tiers.at(-1);
    if (before && minQty <= before.minQty)
      return bad(`${what} does not have its quantities in ascending order: ${quoted(part)}`);
    const each = parsePrice(amount, what, currency);
    if (!each.ok) return each;
    if (each.value === 0) return bad(`${what} has a price of 0: ${quoted(part)}`);
    if (each.value >= (before?.priceMinor ?? price))
      return bad(`${what} has a price that is not below the price of fewer units: ${quoted(part)}`);
    tiers.push({ minQty, priceMinor: each.value });
  }
  return good(tiers);
}

/**
 * Returns a warning about volume prices that a cart ignores because a larger quantity would cost less in total.
 *
 * @param price the price of a single unit, in US cents
 */
export function ignoredVolumePrices(tiers: readonly VolumePrice[], price: number): string | undefined {
  const volume = tiers.map(({ minQty, priceMinor }) => ({ minQty, price: priceMinor }));
  const applied = new Set(effectiveTiers({ list: price, volume }).map(({ minQty }) => minQty));
  const ignored = tiers.find(({ minQty }) => !applied.has(minQty))?.minQty;
  return ignored === undefined
    ? undefined
    : `carts ignore the volume price from ${ignored} units: ${ignored} would cost less than ${ignored - 1}`;
}

/** Returns a barcode number (GTIN-8, -12, -13 or -14) with a valid check digit; null for anything else. */
export function parseGtin(text: string): string | null {
  const digits = text.replace(/[\s'’-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return null;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0 ? digits : null;
}

/** Maximum number of category levels in a path. */
const MAX_DEPTH = 4;
const MAX_CATEGORY_LENGTH = 80;

/** Splits a category path such as `Office > Paper > Copy paper`, from the top; at most four levels. */
export function getPath(text: string): string[] {
  return decodeEntities(text)
    .split('>')
    .map((name) => plainText(name).slice(0, MAX_CATEGORY_LENGTH).trim())
    .filter((name) => name !== '')
    .slice(0, MAX_DEPTH);
}
