import type { SponsoredBody } from '@foolscap/tiles/contract';
import type { AdQuery } from './ad-server.ts';

/** A number with this many digits may be a phone, account or card number. Item numbers have eight. */
const MANY_DIGITS = 9;

const isNumber = (word: string): boolean => /^[\p{N}-]+$/u.test(word);
const countDigits = (words: readonly string[]): number => words.join('').replace(/\P{N}/gu, '').length;

/**
 * Returns the search keywords that may leave the shop: no email addresses, and no numbers that could be a phone or account number, even if
 * split into several words (docs/decisions/sponsored-products.md).
 */
export function getSafeKeywords(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !word.includes('@'))
    .flatMap((word) => word.replace(/[^\p{L}\p{N}-]/gu, ' ').split(' '))
    .filter(Boolean);
  const safe: string[] = [];
  for (let start = 0; start < words.length;) {
    let end = start;
    while (end < words.length && isNumber(words[end]!)) end += 1;
    const numbers = words.slice(start, end);
    if (countDigits(numbers) < MANY_DIGITS) safe.push(...numbers);
    if (end < words.length) safe.push(words[end]!);
    start = end + 1;
  }
  return safe.join(' ');
}

/** Builds the ad query of a call. It contains nothing about the shopper. */
export function getAdQuery({ mboxName, skus, criteoData = {} }: SponsoredBody, count: number): AdQuery {
  const keywords = getSafeKeywords(criteoData.keywords ?? '');
  return {
    placement: mboxName,
    pageType: keywords ? 'search' : criteoData.categoryId === undefined ? 'other' : 'category',
    keywords,
    categoryId: criteoData.categoryId,
    itemIds: [...new Set([...skus, ...(criteoData.shown ?? [])])].slice(0, 50),
    count,
  };
}
