import type { FeedPicture } from '../media/index.ts';
import { capText, plainText } from './plain-text.ts';

/** Pictures kept of one product; Merchant feeds allow eleven. */
const MAX_PICTURES = 12;
const MAX_URL_LENGTH = 2000;
const MAX_ALT_LENGTH = 250;

/** Reads the address of a picture; undefined for anything but a web address. */
function readUrl(text: string): string | undefined {
  const trimmed = text.trim();
  // Shopify's exports of older themes lack the protocol.
  const complete = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  if (!URL.canParse(complete)) return undefined;
  const url = new URL(complete);
  url.hash = '';
  return /^https?:$/.test(url.protocol) && url.href.length <= MAX_URL_LENGTH ? url.href : undefined;
}

/** Collects the pictures of a product: each address once, the first ones of too many. */
export function collectPictures(listed: readonly { url: string; alt?: string }[]): FeedPicture[] {
  const pictures = new Map<string, FeedPicture>();
  for (const { url: text, alt = '' } of listed) {
    const url = readUrl(text);
    if (url === undefined || pictures.has(url) || pictures.size >= MAX_PICTURES) continue;
    pictures.set(url, { url, alt: plainText(alt).slice(0, MAX_ALT_LENGTH).trim() });
  }
  return [...pictures.values()];
}

/** Returns a warning about the first address that cannot be read; undefined without one. */
export function findUnreadablePicture(listed: readonly { url: string }[]): string | undefined {
  const unreadable = listed.find(({ url }) => url.trim() !== '' && readUrl(url) === undefined);
  return unreadable && `the address of a picture cannot be read: "${capText(unreadable.url, 80)}"`;
}

/** Splits a list of addresses that are separated by commas; an address may contain commas itself. */
export const splitUrls = (text: string): string[] =>
  text.split(/\s*,\s*(?=(?:https?:)?\/\/)|\s+/).filter(Boolean);
