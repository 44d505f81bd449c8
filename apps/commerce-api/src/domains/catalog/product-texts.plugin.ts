import type { FastifyInstance } from 'fastify';
import type { Db } from '../../kernel/database/database.ts';
import { collectProducts, localizeProducts } from './localize-products.ts';
import { PRODUCT_TEXT_LOCALES, readProductTexts } from './product-texts.repository.ts';

/**
 * Registers the translation of product names and descriptions in replies to callers whose language products may have texts in. A hook,
 * because products are in replies of many domains: one statement per reply serves them all, and what the domains cache, or store under an
 * idempotency key, stays in English. English replies cost nothing.
 */
export function registerProductTexts(api: FastifyInstance, db: Db): void {
  api.addHook('preSerialization', async (request, _reply, payload) => {
    const locale = PRODUCT_TEXT_LOCALES.find((each) => each === request.locale);
    if (!locale) return payload;
    const { skus, described } = collectProducts(payload);
    if (skus.size === 0) return payload;
    try {
      const texts = await readProductTexts(db, locale, { skus: [...skus], described: [...described] });
      return texts.length === 0
        ? payload
        : localizeProducts(payload, new Map(texts.map((text) => [text.sku, text])));
    } catch (error) {
      // The call may already have changed something, so its reply is sent in English.
      request.log.error({ err: error }, 'the translated texts of products could not be read');
      return payload;
    }
  });
}
