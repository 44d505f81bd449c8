import type { FastifyInstance } from 'fastify';
import { LOCALES, type Locale } from '@foolscap/core/vocabulary';
import { translate } from './translate.ts';

/** Fields with a text of the shop in any reply. */
const TEXT_FIELDS: ReadonlySet<string> = new Set(['limitedQtyTxt', 'productBadge']);

/**
 * Returns a reply with its texts in a language: the descriptions of messages (`code` and `description`), badges and notes of products. Copies what it changes, because parts of
 * replies are kept for other requests.
 */
export function translateTexts(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) {
    const translated = value.map((member) => translateTexts(member, locale));
    return translated.some((member, index) => member !== value[index]) ? translated : value;
  }
  if (!isPlainObject(value)) return value;
  let translated = value;
  const change = (name: string, to: unknown) => {
    if (to === value[name]) return;
    if (translated === value) translated = { ...value };
    translated[name] = to;
  };
  for (const [name, member] of Object.entries(value))
    if (typeof member === 'object' && member !== null) change(name, translateTexts(member, locale));
    else if (typeof member === 'string' && TEXT_FIELDS.has(name)) change(name, translate(member, locale));
  if (typeof value['code'] === 'string' && typeof value['description'] === 'string')
    change('description', translate(value['description'], locale));
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
