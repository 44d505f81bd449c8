import type { FeedPicture } from '../media/index.ts';
import { capText, plainText } from './plain-text.ts';

/** Maximum number of pictures stored per product; Merchant feeds allow eleven. */
const MAX_PICTURES = 12;
const MAX_URL_LENGTH = 2000;
const MAX_ALT_LENGTH = 250;

/** Parses the URL of a picture; undefined for anything but a web address. */
function readUrl(text: string): string | undefined {
  const trimmed = text.trim();
  // Shopify exports of older themes omit the protocol.
  const complete = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  if (!URL.canParse(complete)) return undefined;
  const url = new URL(complete);
  url.hash = '';
  return /^https?:$/.test(url.protocol) && url.href.length <= MAX_URL_LENGTH ? url.href : undefined;
}

/** Collects a product's pictures: each URL once, up to the maximum. */
export function collectPictures(listed: readonly { url: string; alt?: string }[]): FeedPicture[] {
  const pictures = new Map<string, FeedPicture>();
  for (const { url: text, alt = '' } of listed) {
    const url = readUrl(text);
    if (url === undefined || pictures.has(url) || pictures.size >= MAX_PICTURES) continue;
    pictures.set(url, { url, alt: plainText(alt).slice(0, MAX_ALT_LENGTH).trim() });
  }
  return [...pictures.values()];
}

/** Returns a warning about the first URL that cannot be parsed, if any. */
export function findUnreadablePicture(listed: readonly { url: string }[]): string | undefined {
  const unreadable = listed.find(({ url }) => url.trim() !== '' && readUrl(url) === undefined);
  return unreadable && `the address of a picture cannot be read: "${capText(unreadable.url, 80)}"`;
}

/** Splits a comma-separated list of URLs, which may contain commas themselves. */
export const splitUrls = (text: string): string[] =>
  text.split(/\s*,\s*(?=(?:https?:)?\/\/)|\s+/).filter(Boolean);
