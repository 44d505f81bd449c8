import type { FastifyInstance } from 'fastify';
import { LOCALES, type Locale } from '@foolscap/core/vocabulary';
import { translate, translatePrice } from './translate.ts';

/** Fields with a text of the shop in any reply. */
const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'decisionComment',
  'limitedQtyTxt',
  'productBadge',
  'units',
  'uom',
]);
/** Fields with a formatted price in any reply. Amounts for computation are numbers in other fields. */
const PRICE_FIELDS: ReadonlySet<string> = new Set(['price', 'originalPrice']);
/** Fields with a text of the shop in the parts of `invoiceInfo`. Elsewhere, names are data. */
const INVOICE_FIELDS: ReadonlySet<string> = new Set(['name', 'description']);

/** Checks whether a field of an object has a text of the shop. @param path of the object in the reply */
function isText(field: string, object: Readonly<Record<string, unknown>>, path: readonly string[]): boolean {
  // A message.
  if (field === 'description' && typeof object['code'] === 'string') return true;
  return TEXT_FIELDS.has(field) || (path.at(-2) === 'invoiceInfo' && INVOICE_FIELDS.has(field));
}

/**
 * Returns a reply with its texts in a language: the descriptions of messages, badges, limits and formatted prices of products, names of accounting
 * fields.
 * Copies what it changes, because parts of replies are kept for other requests.
 */
export function translateTexts(value: unknown, locale: Locale, path: readonly string[] = []): unknown {
  if (Array.isArray(value)) {
    const translated = value.map((member) => translateTexts(member, locale, path));
    return translated.some((member, index) => member !== value[index]) ? translated : value;
  }
  if (!isPlainObject(value)) return value;
  let translated = value;
  for (const [field, member] of Object.entries(value)) {
    const changed =
      typeof member !== 'string'
        ? translateTexts(member, locale, [...path, field])
        : isText(field, value, path)
          ? translate(member, locale)
          : PRICE_FIELDS.has(field)
            ? translatePrice(member, locale)
            : member;
    if (changed === member) continue;
    if (translated === value) translated = { ...value };
    translated[field] = changed;
  }
  return translated;
}

/** Checks for data that becomes a JSON object; excludes dates and streams. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * Registers the translation of texts in replies. A hook, because any reply may have messages, and because outcomes stored under an
 * idempotency key are in English: a repeated request may be in another language.
 */
export function registerReplyTranslation(api: FastifyInstance): void {
  api.addHook('preSerialization', (request, _reply, payload, done) => {
    done(null, request.locale === LOCALES[0] ? payload : translateTexts(payload, request.locale));
  });
}
